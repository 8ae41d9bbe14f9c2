import type { PersonId } from "@/components/cards/person-ids";
import type { SuitName } from "@/components/cards/suits";
import type { DeepTones, Jack, King, Queen } from "./bust";
import type { DrawnPerson } from "./drawn-person";

const wheat: DeepTones = ["#D29C6E", "#AB724A", "#7A4B30"];
const bronze: DeepTones = ["#BA8053", "#8F5B38", "#633B25"];
const almond: DeepTones = ["#DFB086", "#BD865C", "#8C5A3C"];
const clay: DeepTones = ["#C78D60", "#9E6742", "#70452C"];

const black = { hair: ["#392E2E", "#282021", "#191314"], strand: "#584A49" } as const;
const grey = { hair: ["#5C5556", "#453F41", "#302B2D"], strand: "#A8A19C" } as const;
const white = { hair: ["#ECE5D8", "#C9BEAB", "#A89C87"], strand: "#A99D88" } as const;

const brown = "#2B1A14";

type CourtPeople = {
  K: Record<SuitName, King>;
  Q: Record<SuitName, Queen>;
  J: Record<SuitName, Jack>;
};

const kings = { kind: "king", eye: brown, look: 0, wears: "down", isOld: false } as const;
const queens = { kind: "queen", eye: brown, look: 0 } as const;
const jacks = { kind: "jack", eye: brown } as const;

/** The twelve of the deck. */
export const courtPeople: CourtPeople = {
  K: {
    spades: { ...kings, ...grey, isOld: true, skin: clay, beard: "full", cloak: ["#20203F", "#15152C"] },
    hearts: { ...kings, ...black, skin: wheat, beard: "full", cloak: ["#5B2A20", "#3E1B16"] },
    diamonds: { ...kings, ...black, skin: bronze, beard: "pointed", wears: "thrown", cloak: ["#3A2A22", "#281C17"] },
    clubs: {
      ...kings,
      ...white,
      isOld: true,
      skin: wheat,
      eye: "#33463F",
      beard: "long",
      cloak: ["#17382F", "#0F2721"],
    },
  },
  Q: {
    spades: {
      ...queens,
      skin: almond,
      veil: ["#1D2042", "#15172F", "#0E1022"],
      dress: ["#43265A", "#301B42"],
      stone: "#4DA3C9",
      lips: "#A8413F",
      earring: "drop",
    },
    hearts: {
      ...queens,
      skin: almond,
      veil: ["#771E33", "#571527", "#390E19"],
      dress: ["#4A1520", "#340D16"],
      stone: "#C62F3A",
      lips: "#B23A3C",
      earring: "moon",
    },
    diamonds: {
      ...queens,
      skin: wheat,
      veil: ["#873620", "#642416", "#43180E"],
      dress: ["#4E2013", "#38160D"],
      stone: "#2F9C95",
      lips: "#A13E34",
      earring: "hoop",
    },
    clubs: {
      ...queens,
      skin: clay,
      veil: ["#1D5545", "#133D31", "#0B271F"],
      dress: ["#5A3A1C", "#3F2812"],
      stone: "#3FA36F",
      lips: "#93372F",
      earring: "bar",
    },
  },
  J: {
    spades: {
      ...jacks,
      look: 0.7,
      skin: clay,
      check: "#33323B",
      hair: "#241A1A",
      shirt: ["#3B4272", "#2A2F57"],
      moustache: "straight",
    },
    hearts: {
      ...jacks,
      look: -0.7,
      skin: almond,
      check: "#BB2E33",
      hair: "#3A241B",
      shirt: ["#7E5A3A", "#5E4029"],
      moustache: "curled",
    },
    diamonds: {
      ...jacks,
      look: 0.7,
      skin: wheat,
      check: "#BB2E33",
      hair: "#261B19",
      shirt: ["#77502E", "#5A3A1F"],
      moustache: "full",
    },
    clubs: {
      ...jacks,
      look: -0.7,
      skin: wheat,
      check: "#33323B",
      hair: "#231918",
      shirt: ["#2E4D41", "#20382F"],
      moustache: "light",
    },
  },
};

const bares = { kind: "bare", eye: brown, look: 0 } as const;
const scarves = { kind: "veiled", eye: brown, look: 0, isLoose: false, glasses: null, ...black } as const;
const thobe = ["#F4ECDC", "#D6CAB3"] as const;

/** The people of the avatars: the court's own families, out of office, and their neighbours. */
export const avatarPeople: Record<PersonId, DrawnPerson> = {
  host: { ...bares, ...black, head: "cap", beard: null, skin: almond, shirt: thobe },
  lady: {
    ...queens,
    skin: almond,
    veil: ["#6B2F93", "#4C2170", "#31154A"],
    dress: ["#3A1A4C", "#281236"],
    stone: "#41B0AE",
    lips: "#A83C45",
    earring: "drop",
  },
  falconer: {
    ...jacks,
    look: 0,
    skin: wheat,
    check: "#BB2E33",
    hair: "#241A18",
    shirt: thobe,
    moustache: "full",
    hasGoatee: true,
  },
  poet: { ...scarves, skin: wheat, scarf: ["#2A8C8E", "#1D6A70", "#134C52"], lips: "#A84A44", glasses: "round" },
  student: { ...bares, ...black, head: "curls", beard: "short", skin: bronze, shirt: ["#D39A3E", "#AC772A"] },
  neighbour: {
    ...scarves,
    isLoose: true,
    skin: almond,
    scarf: ["#E7896C", "#C4674E", "#96452F"],
    hair: ["#5A3522", "#432618", "#2C180E"],
    lips: "#C04A48",
  },
  captain: {
    ...kings,
    ...black,
    skin: bronze,
    beard: "short",
    cloak: ["#1E2F44", "#142031"],
    hasShades: true,
  },
  aunt: {
    ...scarves,
    skin: clay,
    scarf: ["#2E2A35", "#1E1B25", "#121017"],
    hair: ["#C9C0B4", "#A79E92", "#8B8378"],
    lips: "#9A4A42",
    glasses: "square",
    isOld: true,
  },
  merchant: {
    ...bares,
    ...black,
    head: "turban",
    beard: "full",
    skin: ["#9A6440", "#744729", "#4E2E1A"],
    shirt: thobe,
  },
  sister: {
    ...scarves,
    skin: almond,
    scarf: ["#FBF6EA", "#DDD2BD", "#B9AB91"],
    hair: ["#4A2E20", "#3A2318", "#2A180F"],
    lips: "#B6504A",
    isFreckled: true,
  },
  elder: { ...kings, ...white, isOld: true, skin: almond, beard: "long", cloak: ["#3E3A34", "#2B2824"] },
  bride: {
    ...queens,
    skin: bronze,
    veil: ["#B0302C", "#862320", "#5A1615"],
    dress: ["#6B1D1C", "#4C1313"],
    stone: "#3C9B8A",
    lips: "#A8362F",
    earring: "bar",
  },
  rider: {
    ...jacks,
    look: 0,
    skin: almond,
    check: "#2B2A33",
    hair: "#2A1C18",
    shirt: ["#F0E7D6", "#D3C7B0"],
    moustache: "straight",
  },
};
