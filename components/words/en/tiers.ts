/** The clocks of ranked play, which stand on the front page too. */
export const tiers = {
  legend: "How fast",
  rocket: "Rocket",
  rabbit: "Rabbit",
  turtle: "Turtle",
  seconds: "{seconds} s",
};
