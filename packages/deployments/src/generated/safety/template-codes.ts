// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "StandardToken": {
    "size": 7516,
    "hash": "0xfb33b0e8e8e442281038cfa5fb577fe0abd49c5b98a8f1cedd3ab32a34d87b30",
    "immutables": [
      {
        "start": 809,
        "length": 32
      },
      {
        "start": 1977,
        "length": 32
      },
      {
        "start": 3367,
        "length": 32
      }
    ]
  },
  "TaxedToken": {
    "size": 25237,
    "hash": "0xf6593a5e3578e5d1911956142c01cac99f5c767f8a529e0416b25d95947f87bc",
    "immutables": [
      {
        "start": 1689,
        "length": 32
      },
      {
        "start": 2546,
        "length": 32
      },
      {
        "start": 2586,
        "length": 32
      },
      {
        "start": 2628,
        "length": 32
      },
      {
        "start": 2994,
        "length": 32
      },
      {
        "start": 4902,
        "length": 32
      },
      {
        "start": 7509,
        "length": 32
      },
      {
        "start": 8586,
        "length": 32
      },
      {
        "start": 9454,
        "length": 32
      },
      {
        "start": 9494,
        "length": 32
      },
      {
        "start": 9661,
        "length": 32
      },
      {
        "start": 9701,
        "length": 32
      },
      {
        "start": 10286,
        "length": 32
      },
      {
        "start": 10492,
        "length": 32
      },
      {
        "start": 13479,
        "length": 32
      },
      {
        "start": 13534,
        "length": 32
      },
      {
        "start": 13647,
        "length": 32
      },
      {
        "start": 15842,
        "length": 32
      },
      {
        "start": 15932,
        "length": 32
      },
      {
        "start": 17495,
        "length": 32
      },
      {
        "start": 17538,
        "length": 32
      },
      {
        "start": 17696,
        "length": 32
      },
      {
        "start": 19409,
        "length": 32
      },
      {
        "start": 19529,
        "length": 32
      },
      {
        "start": 20128,
        "length": 32
      },
      {
        "start": 20171,
        "length": 32
      },
      {
        "start": 20308,
        "length": 32
      },
      {
        "start": 20367,
        "length": 32
      },
      {
        "start": 20409,
        "length": 32
      },
      {
        "start": 22398,
        "length": 32
      },
      {
        "start": 22615,
        "length": 32
      },
      {
        "start": 22670,
        "length": 32
      },
      {
        "start": 22810,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 32448,
    "hash": "0x9bb7f8af1b200cce290ea9e8d2edb6fc267dc2338f73f1c5bc99f8452ff7d179",
    "immutables": [
      {
        "start": 1488,
        "length": 32
      },
      {
        "start": 2048,
        "length": 32
      },
      {
        "start": 2310,
        "length": 32
      },
      {
        "start": 3064,
        "length": 32
      },
      {
        "start": 3104,
        "length": 32
      },
      {
        "start": 3146,
        "length": 32
      },
      {
        "start": 3648,
        "length": 32
      },
      {
        "start": 5684,
        "length": 32
      },
      {
        "start": 7237,
        "length": 32
      },
      {
        "start": 7279,
        "length": 32
      },
      {
        "start": 7423,
        "length": 32
      },
      {
        "start": 7521,
        "length": 32
      },
      {
        "start": 7708,
        "length": 32
      },
      {
        "start": 7771,
        "length": 32
      },
      {
        "start": 7871,
        "length": 32
      },
      {
        "start": 7969,
        "length": 32
      },
      {
        "start": 9187,
        "length": 32
      },
      {
        "start": 10553,
        "length": 32
      },
      {
        "start": 12136,
        "length": 32
      },
      {
        "start": 12176,
        "length": 32
      },
      {
        "start": 12343,
        "length": 32
      },
      {
        "start": 12383,
        "length": 32
      },
      {
        "start": 12965,
        "length": 32
      },
      {
        "start": 13478,
        "length": 32
      },
      {
        "start": 14176,
        "length": 32
      },
      {
        "start": 14235,
        "length": 32
      },
      {
        "start": 16890,
        "length": 32
      },
      {
        "start": 16935,
        "length": 32
      },
      {
        "start": 17050,
        "length": 32
      },
      {
        "start": 18305,
        "length": 32
      },
      {
        "start": 19660,
        "length": 32
      },
      {
        "start": 19750,
        "length": 32
      },
      {
        "start": 20630,
        "length": 32
      },
      {
        "start": 20800,
        "length": 32
      },
      {
        "start": 20842,
        "length": 32
      },
      {
        "start": 21129,
        "length": 32
      },
      {
        "start": 21191,
        "length": 32
      },
      {
        "start": 21236,
        "length": 32
      },
      {
        "start": 21270,
        "length": 32
      },
      {
        "start": 21364,
        "length": 32
      },
      {
        "start": 21480,
        "length": 32
      },
      {
        "start": 21593,
        "length": 32
      },
      {
        "start": 22042,
        "length": 32
      },
      {
        "start": 22087,
        "length": 32
      },
      {
        "start": 23285,
        "length": 32
      },
      {
        "start": 23328,
        "length": 32
      },
      {
        "start": 23486,
        "length": 32
      },
      {
        "start": 25540,
        "length": 32
      },
      {
        "start": 25660,
        "length": 32
      },
      {
        "start": 26113,
        "length": 32
      },
      {
        "start": 26456,
        "length": 32
      },
      {
        "start": 26499,
        "length": 32
      },
      {
        "start": 26636,
        "length": 32
      },
      {
        "start": 26695,
        "length": 32
      },
      {
        "start": 26737,
        "length": 32
      },
      {
        "start": 28998,
        "length": 32
      },
      {
        "start": 29215,
        "length": 32
      },
      {
        "start": 29260,
        "length": 32
      },
      {
        "start": 29853,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 32657,
    "hash": "0xc758f9efca1348dccf61fdf00615abafe903050f9c32a6272b18304944558388",
    "immutables": [
      {
        "start": 1532,
        "length": 32
      },
      {
        "start": 2044,
        "length": 32
      },
      {
        "start": 3233,
        "length": 32
      },
      {
        "start": 3273,
        "length": 32
      },
      {
        "start": 3315,
        "length": 32
      },
      {
        "start": 3818,
        "length": 32
      },
      {
        "start": 5679,
        "length": 32
      },
      {
        "start": 7493,
        "length": 32
      },
      {
        "start": 7539,
        "length": 32
      },
      {
        "start": 7674,
        "length": 32
      },
      {
        "start": 11087,
        "length": 32
      },
      {
        "start": 12874,
        "length": 32
      },
      {
        "start": 13742,
        "length": 32
      },
      {
        "start": 13782,
        "length": 32
      },
      {
        "start": 13949,
        "length": 32
      },
      {
        "start": 13989,
        "length": 32
      },
      {
        "start": 14571,
        "length": 32
      },
      {
        "start": 14912,
        "length": 32
      },
      {
        "start": 17963,
        "length": 32
      },
      {
        "start": 18018,
        "length": 32
      },
      {
        "start": 18131,
        "length": 32
      },
      {
        "start": 21629,
        "length": 32
      },
      {
        "start": 22445,
        "length": 32
      },
      {
        "start": 22535,
        "length": 32
      },
      {
        "start": 23072,
        "length": 32
      },
      {
        "start": 23127,
        "length": 32
      },
      {
        "start": 24264,
        "length": 32
      },
      {
        "start": 24307,
        "length": 32
      },
      {
        "start": 24465,
        "length": 32
      },
      {
        "start": 26264,
        "length": 32
      },
      {
        "start": 26384,
        "length": 32
      },
      {
        "start": 26994,
        "length": 32
      },
      {
        "start": 27037,
        "length": 32
      },
      {
        "start": 27174,
        "length": 32
      },
      {
        "start": 27233,
        "length": 32
      },
      {
        "start": 27275,
        "length": 32
      },
      {
        "start": 29488,
        "length": 32
      },
      {
        "start": 29705,
        "length": 32
      },
      {
        "start": 29760,
        "length": 32
      },
      {
        "start": 29900,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 30726,
    "hash": "0x306f57a90ef5445307b11eb4e22b652100a8272404d623fcdf157efe9e83606b",
    "immutables": [
      {
        "start": 1995,
        "length": 32
      },
      {
        "start": 2930,
        "length": 32
      },
      {
        "start": 2970,
        "length": 32
      },
      {
        "start": 3012,
        "length": 32
      },
      {
        "start": 3514,
        "length": 32
      },
      {
        "start": 5550,
        "length": 32
      },
      {
        "start": 7209,
        "length": 32
      },
      {
        "start": 7255,
        "length": 32
      },
      {
        "start": 7390,
        "length": 32
      },
      {
        "start": 8681,
        "length": 32
      },
      {
        "start": 10075,
        "length": 32
      },
      {
        "start": 11658,
        "length": 32
      },
      {
        "start": 11698,
        "length": 32
      },
      {
        "start": 11865,
        "length": 32
      },
      {
        "start": 11905,
        "length": 32
      },
      {
        "start": 12487,
        "length": 32
      },
      {
        "start": 13000,
        "length": 32
      },
      {
        "start": 13698,
        "length": 32
      },
      {
        "start": 13757,
        "length": 32
      },
      {
        "start": 16412,
        "length": 32
      },
      {
        "start": 16457,
        "length": 32
      },
      {
        "start": 16572,
        "length": 32
      },
      {
        "start": 19025,
        "length": 32
      },
      {
        "start": 19115,
        "length": 32
      },
      {
        "start": 20284,
        "length": 32
      },
      {
        "start": 20347,
        "length": 32
      },
      {
        "start": 20522,
        "length": 32
      },
      {
        "start": 20567,
        "length": 32
      },
      {
        "start": 21765,
        "length": 32
      },
      {
        "start": 21808,
        "length": 32
      },
      {
        "start": 21966,
        "length": 32
      },
      {
        "start": 24031,
        "length": 32
      },
      {
        "start": 24151,
        "length": 32
      },
      {
        "start": 24794,
        "length": 32
      },
      {
        "start": 24837,
        "length": 32
      },
      {
        "start": 24974,
        "length": 32
      },
      {
        "start": 25033,
        "length": 32
      },
      {
        "start": 25075,
        "length": 32
      },
      {
        "start": 27556,
        "length": 32
      },
      {
        "start": 27773,
        "length": 32
      },
      {
        "start": 27818,
        "length": 32
      },
      {
        "start": 27960,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 28908,
    "hash": "0x109e1d54e1ceb5cd884a88366eac4add3df80d0923d0723d845768ffb3b53e7a",
    "immutables": [
      {
        "start": 1755,
        "length": 32
      },
      {
        "start": 2814,
        "length": 32
      },
      {
        "start": 2854,
        "length": 32
      },
      {
        "start": 2896,
        "length": 32
      },
      {
        "start": 3262,
        "length": 32
      },
      {
        "start": 5078,
        "length": 32
      },
      {
        "start": 5265,
        "length": 32
      },
      {
        "start": 7856,
        "length": 32
      },
      {
        "start": 8933,
        "length": 32
      },
      {
        "start": 10286,
        "length": 32
      },
      {
        "start": 10326,
        "length": 32
      },
      {
        "start": 10493,
        "length": 32
      },
      {
        "start": 10533,
        "length": 32
      },
      {
        "start": 11115,
        "length": 32
      },
      {
        "start": 11314,
        "length": 32
      },
      {
        "start": 14502,
        "length": 32
      },
      {
        "start": 14557,
        "length": 32
      },
      {
        "start": 14670,
        "length": 32
      },
      {
        "start": 17006,
        "length": 32
      },
      {
        "start": 17096,
        "length": 32
      },
      {
        "start": 18452,
        "length": 32
      },
      {
        "start": 19492,
        "length": 32
      },
      {
        "start": 19535,
        "length": 32
      },
      {
        "start": 19693,
        "length": 32
      },
      {
        "start": 21533,
        "length": 32
      },
      {
        "start": 21653,
        "length": 32
      },
      {
        "start": 22252,
        "length": 32
      },
      {
        "start": 22295,
        "length": 32
      },
      {
        "start": 22432,
        "length": 32
      },
      {
        "start": 22491,
        "length": 32
      },
      {
        "start": 22533,
        "length": 32
      },
      {
        "start": 24856,
        "length": 32
      },
      {
        "start": 25235,
        "length": 32
      },
      {
        "start": 25452,
        "length": 32
      },
      {
        "start": 25507,
        "length": 32
      },
      {
        "start": 25647,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 30463,
    "hash": "0x20f8e12ed1ac6e16477e7e8c58234240419201d98987255430a0b88f4299a1d7",
    "immutables": [
      {
        "start": 1994,
        "length": 32
      },
      {
        "start": 2898,
        "length": 32
      },
      {
        "start": 2938,
        "length": 32
      },
      {
        "start": 2980,
        "length": 32
      },
      {
        "start": 3482,
        "length": 32
      },
      {
        "start": 5518,
        "length": 32
      },
      {
        "start": 7235,
        "length": 32
      },
      {
        "start": 7342,
        "length": 32
      },
      {
        "start": 7419,
        "length": 32
      },
      {
        "start": 8750,
        "length": 32
      },
      {
        "start": 10143,
        "length": 32
      },
      {
        "start": 11726,
        "length": 32
      },
      {
        "start": 11766,
        "length": 32
      },
      {
        "start": 11933,
        "length": 32
      },
      {
        "start": 11973,
        "length": 32
      },
      {
        "start": 12555,
        "length": 32
      },
      {
        "start": 13067,
        "length": 32
      },
      {
        "start": 13765,
        "length": 32
      },
      {
        "start": 13824,
        "length": 32
      },
      {
        "start": 16479,
        "length": 32
      },
      {
        "start": 16534,
        "length": 32
      },
      {
        "start": 16647,
        "length": 32
      },
      {
        "start": 19120,
        "length": 32
      },
      {
        "start": 19210,
        "length": 32
      },
      {
        "start": 20325,
        "length": 32
      },
      {
        "start": 21462,
        "length": 32
      },
      {
        "start": 21505,
        "length": 32
      },
      {
        "start": 21663,
        "length": 32
      },
      {
        "start": 23727,
        "length": 32
      },
      {
        "start": 23816,
        "length": 32
      },
      {
        "start": 24275,
        "length": 32
      },
      {
        "start": 24337,
        "length": 32
      },
      {
        "start": 24378,
        "length": 32
      },
      {
        "start": 24607,
        "length": 32
      },
      {
        "start": 24650,
        "length": 32
      },
      {
        "start": 24787,
        "length": 32
      },
      {
        "start": 24846,
        "length": 32
      },
      {
        "start": 24888,
        "length": 32
      },
      {
        "start": 27321,
        "length": 32
      },
      {
        "start": 27538,
        "length": 32
      },
      {
        "start": 27593,
        "length": 32
      },
      {
        "start": 27733,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 31727,
    "hash": "0x99ce7b52ae32ec86011a0af8046e2364b586b063d12d5a8f9aad7753bd32ea99",
    "immutables": [
      {
        "start": 1498,
        "length": 32
      },
      {
        "start": 1593,
        "length": 32
      },
      {
        "start": 1654,
        "length": 32
      },
      {
        "start": 2161,
        "length": 32
      },
      {
        "start": 3289,
        "length": 32
      },
      {
        "start": 3329,
        "length": 32
      },
      {
        "start": 3371,
        "length": 32
      },
      {
        "start": 3806,
        "length": 32
      },
      {
        "start": 5669,
        "length": 32
      },
      {
        "start": 7698,
        "length": 32
      },
      {
        "start": 7744,
        "length": 32
      },
      {
        "start": 7879,
        "length": 32
      },
      {
        "start": 9516,
        "length": 32
      },
      {
        "start": 10773,
        "length": 32
      },
      {
        "start": 11674,
        "length": 32
      },
      {
        "start": 11714,
        "length": 32
      },
      {
        "start": 11881,
        "length": 32
      },
      {
        "start": 11921,
        "length": 32
      },
      {
        "start": 12503,
        "length": 32
      },
      {
        "start": 12941,
        "length": 32
      },
      {
        "start": 16243,
        "length": 32
      },
      {
        "start": 16298,
        "length": 32
      },
      {
        "start": 16411,
        "length": 32
      },
      {
        "start": 17605,
        "length": 32
      },
      {
        "start": 18462,
        "length": 32
      },
      {
        "start": 18517,
        "length": 32
      },
      {
        "start": 19523,
        "length": 32
      },
      {
        "start": 19613,
        "length": 32
      },
      {
        "start": 21276,
        "length": 32
      },
      {
        "start": 21319,
        "length": 32
      },
      {
        "start": 21477,
        "length": 32
      },
      {
        "start": 23529,
        "length": 32
      },
      {
        "start": 23649,
        "length": 32
      },
      {
        "start": 24260,
        "length": 32
      },
      {
        "start": 24303,
        "length": 32
      },
      {
        "start": 24440,
        "length": 32
      },
      {
        "start": 24499,
        "length": 32
      },
      {
        "start": 24541,
        "length": 32
      },
      {
        "start": 27920,
        "length": 32
      },
      {
        "start": 28061,
        "length": 32
      },
      {
        "start": 28278,
        "length": 32
      },
      {
        "start": 28333,
        "length": 32
      },
      {
        "start": 28473,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 36385,
    "hash": "0xcec3d42e7e6abb0dcfa7012b7249ad8e58a30d90ed02eb0d82d71587b3443fc5",
    "immutables": [
      {
        "start": 1598,
        "length": 32
      },
      {
        "start": 2110,
        "length": 32
      },
      {
        "start": 3501,
        "length": 32
      },
      {
        "start": 3541,
        "length": 32
      },
      {
        "start": 3583,
        "length": 32
      },
      {
        "start": 4086,
        "length": 32
      },
      {
        "start": 5964,
        "length": 32
      },
      {
        "start": 6151,
        "length": 32
      },
      {
        "start": 7862,
        "length": 32
      },
      {
        "start": 7908,
        "length": 32
      },
      {
        "start": 8043,
        "length": 32
      },
      {
        "start": 11543,
        "length": 32
      },
      {
        "start": 13323,
        "length": 32
      },
      {
        "start": 14684,
        "length": 32
      },
      {
        "start": 14724,
        "length": 32
      },
      {
        "start": 14891,
        "length": 32
      },
      {
        "start": 14931,
        "length": 32
      },
      {
        "start": 15516,
        "length": 32
      },
      {
        "start": 15857,
        "length": 32
      },
      {
        "start": 18910,
        "length": 32
      },
      {
        "start": 18965,
        "length": 32
      },
      {
        "start": 19078,
        "length": 32
      },
      {
        "start": 22576,
        "length": 32
      },
      {
        "start": 23533,
        "length": 32
      },
      {
        "start": 23623,
        "length": 32
      },
      {
        "start": 24155,
        "length": 32
      },
      {
        "start": 24210,
        "length": 32
      },
      {
        "start": 25145,
        "length": 32
      },
      {
        "start": 26197,
        "length": 32
      },
      {
        "start": 26240,
        "length": 32
      },
      {
        "start": 26398,
        "length": 32
      },
      {
        "start": 28185,
        "length": 32
      },
      {
        "start": 28305,
        "length": 32
      },
      {
        "start": 28916,
        "length": 32
      },
      {
        "start": 28959,
        "length": 32
      },
      {
        "start": 29096,
        "length": 32
      },
      {
        "start": 29155,
        "length": 32
      },
      {
        "start": 29197,
        "length": 32
      },
      {
        "start": 31972,
        "length": 32
      },
      {
        "start": 32189,
        "length": 32
      },
      {
        "start": 32244,
        "length": 32
      },
      {
        "start": 32384,
        "length": 32
      },
      {
        "start": 32871,
        "length": 32
      }
    ]
  }
}
