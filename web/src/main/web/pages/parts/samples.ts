// One game of each kind that Quinas played against itself, for the boards of the first page.

export interface Sample {
  options: string;
  start: string;
  moves: string;
}

export const SAMPLES: Record<string, Sample> = {
  shiftago: {
    options: "",
    start: "7/7/7/7/7/7/7 x 22 22",
    moves:
      "up6 up1 up6 right5 right2 up3 up2 up3 up3 up6 up3 up6 right5 right3 up3 up6 up3 " +
      "down3 right4 up6 right5 left5 right3 right2 right3 right2 right2 right5 right2 down5 " +
      "right4",
  },
  syrtis: {
    options: "",
    start: "2OsO2/1oooSS1/sOOOoOo/OoS1oSs/SsSsssO/1ooSSS1/2sOs2 towers - - 0/0 0",
    moves:
      "e5 a4 d1 d3 light xd5 d3=d5 a4-d2 d5-b3 d2=d3 xa3 xe4 b3-c3 e5=d4 xb3 d3-f3 c3-d5 " +
      "xg3 d5-d7 pass xc7 xd5 d7-d6 pass d6-f4 f3-c2 f4=d5 xc1 d1=b1 c2-e3 d5-b5 pass xa5 " +
      "xd5 xc5 d4=c5 b1=a3 e3-c2 a3=b1 c2-e3 b1=a3 e3-c2 a3=b1 c2-e3 pass c5-c6 xc5 xf3 " +
      "b1=d2 e3=f1 b5=c5 xe1 c5=b5 f1=b3 xc2 xb2 d2-e2 c6-b4 b5=c5 b3-a4 xf2 a4=b5 e2=f4 " +
      "b4-c3 xc4 c3-b3 c5=e5 b3-d3 xg4 d3-d2 f4-f5 d2=c5 e5=d5",
  },
  pushee: {
    options: "",
    start: "805355/615199/210908/541625/459292/431849 6/6/6/6/6/6 x 15 15",
    moves:
      "ve2 vd1 vf2 hf3 hf6 he5 hd5 ve5 hf1 hc5 vd6 he6 he1 vd6 ha1 hc5 hb5 hc5 ha2 vd4 hd3 " +
      "vd1 hc2 vf4 hb5 hd2 hc2 hc3 vd3 hb3",
  },
  catsdogs: {
    options: "",
    start: "#5#1/#3##1#/3#4/7#/7#/8/8/8 d place 0 0",
    moves:
      "a7 c5 c2 b3 g3 e4 f5 g6 d7 d1 f8 c8 a4 g7 d6 f3 xc2 c1 b6 b8 f1 h7 h1 b1 g2 b2 h3 c2 " +
      "g4 d2 e7 c3 a5 e6 xa7 a8 a6 h8 e8 h6 pass c4 pass d4",
  },
  infection: {
    options: "",
    start: "o5x/7/7/7/7/7/x5o x 0",
    moves:
      "g1e3 a1c1 d2 f6 d1 f7 a6 g5 f4 f5 e3e5 e6 e4 g5e3 d1f3 e6g4 e4g6 g4e4 d1 g5 d2d4 " +
      "f3d5 e6 d4d2 g4 d2d4 d6 f3 c5 c1c3 d5d3 f3d5 c4 d6b6 d5b7 e4c6 e4 b6b4 d5 b4d6 c2 f3 " +
      "b6 c7 f5d7 f5 e7 b7b5 c2e2 d5b7 d5 f4d2 f4 b4 c6a4 c6 a5 d1b3 f2 e1 f3f1 d1 f3 e1g3 " +
      "g2 e1 e3c1 e3 c2 b4b2 d3b1 b3d3 g1 a4a2 b4 b3 c1a3 c2a4 a2c2 a2 c3a1 c3 a1c1 a3a1 " +
      "c5a3 c5",
  },
};
