/** What is said where the page itself is in trouble. */
export const brokenPage = {
  part: "A part of this page could not be fetched.",
  again: "Try again",
  title: "Something went wrong here",
  text: "What was played is kept. Try again, or go home and come back.",
  home: "Home",
};
