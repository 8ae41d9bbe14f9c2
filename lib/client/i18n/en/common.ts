export const common = {
  majlis: "Majlis",
  language: "Language",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  back: "Back",
  you: "You",
  loading: "One moment…",
  soundOn: "Turn sound on",
  soundOff: "Turn sound off",
  home: "Home",
};
