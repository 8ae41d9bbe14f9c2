export const common = {
  majlis: "Majlis",
  close: "Close",
  you: "You",
  soundOn: "Turn sound on",
  soundOff: "Turn sound off",
  sound: "Sound",
  vibration: "Vibration",
  vibrationNote: "A short pulse when it is your turn",
  home: "Home",
  messages: "Messages",
  rule: "Rule {rule}",
  comma: ", ",
};
