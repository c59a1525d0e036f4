// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 23378,
    "hash": "0x5b6921740ed6fb5251b0d37902290278b41e9c222b4a1eeb9a45af88933bdec7",
    "immutables": [
      {
        "start": 1332,
        "length": 32
      },
      {
        "start": 2694,
        "length": 32
      },
      {
        "start": 3534,
        "length": 32
      },
      {
        "start": 3884,
        "length": 32
      },
      {
        "start": 3993,
        "length": 32
      },
      {
        "start": 4262,
        "length": 32
      },
      {
        "start": 4395,
        "length": 32
      },
      {
        "start": 5310,
        "length": 32
      }
    ]
  },
  "StandardToken": {
    "size": 7526,
    "hash": "0x3449528d9324b569cacb4699098b97b3549fc4066ba9a121b9dd2791aa8f38e7",
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
    "size": 13403,
    "hash": "0x0484a97e1ee01708cf0451386acf09cb146b856ae55408e46244530e47ac4295",
    "immutables": [
      {
        "start": 1607,
        "length": 32
      },
      {
        "start": 2289,
        "length": 32
      },
      {
        "start": 2336,
        "length": 32
      },
      {
        "start": 2670,
        "length": 32
      },
      {
        "start": 3849,
        "length": 32
      },
      {
        "start": 5518,
        "length": 32
      },
      {
        "start": 7885,
        "length": 32
      },
      {
        "start": 9945,
        "length": 32
      },
      {
        "start": 9985,
        "length": 32
      },
      {
        "start": 11355,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 21935,
    "hash": "0x84e2a220fa2328d6491f6c31717d96c7512c047fa83f84116206062234b93a76",
    "immutables": [
      {
        "start": 1395,
        "length": 32
      },
      {
        "start": 1966,
        "length": 32
      },
      {
        "start": 2207,
        "length": 32
      },
      {
        "start": 2807,
        "length": 32
      },
      {
        "start": 2854,
        "length": 32
      },
      {
        "start": 3324,
        "length": 32
      },
      {
        "start": 4647,
        "length": 32
      },
      {
        "start": 5669,
        "length": 32
      },
      {
        "start": 5711,
        "length": 32
      },
      {
        "start": 5855,
        "length": 32
      },
      {
        "start": 5953,
        "length": 32
      },
      {
        "start": 6140,
        "length": 32
      },
      {
        "start": 6203,
        "length": 32
      },
      {
        "start": 6303,
        "length": 32
      },
      {
        "start": 6401,
        "length": 32
      },
      {
        "start": 7011,
        "length": 32
      },
      {
        "start": 9956,
        "length": 32
      },
      {
        "start": 11136,
        "length": 32
      },
      {
        "start": 12264,
        "length": 32
      },
      {
        "start": 12299,
        "length": 32
      },
      {
        "start": 12343,
        "length": 32
      },
      {
        "start": 12835,
        "length": 32
      },
      {
        "start": 12894,
        "length": 32
      },
      {
        "start": 12934,
        "length": 32
      },
      {
        "start": 12984,
        "length": 32
      },
      {
        "start": 13080,
        "length": 32
      },
      {
        "start": 13196,
        "length": 32
      },
      {
        "start": 13309,
        "length": 32
      },
      {
        "start": 13817,
        "length": 32
      },
      {
        "start": 13872,
        "length": 32
      },
      {
        "start": 15952,
        "length": 32
      },
      {
        "start": 16403,
        "length": 32
      },
      {
        "start": 18950,
        "length": 32
      },
      {
        "start": 18990,
        "length": 32
      },
      {
        "start": 19582,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 20235,
    "hash": "0xe8dacf91fd6516a264b2576223f4642324c6722e902437503d99274fd7e89caa",
    "immutables": [
      {
        "start": 1439,
        "length": 32
      },
      {
        "start": 1952,
        "length": 32
      },
      {
        "start": 2966,
        "length": 32
      },
      {
        "start": 3013,
        "length": 32
      },
      {
        "start": 3484,
        "length": 32
      },
      {
        "start": 4629,
        "length": 32
      },
      {
        "start": 5912,
        "length": 32
      },
      {
        "start": 5958,
        "length": 32
      },
      {
        "start": 6093,
        "length": 32
      },
      {
        "start": 8750,
        "length": 32
      },
      {
        "start": 13773,
        "length": 32
      },
      {
        "start": 13828,
        "length": 32
      },
      {
        "start": 15798,
        "length": 32
      },
      {
        "start": 17642,
        "length": 32
      },
      {
        "start": 17682,
        "length": 32
      },
      {
        "start": 17900,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 19185,
    "hash": "0x3ac0055846c3f9d688ee1654a85f442e731ab0cf0797a5413edf0720b46870e9",
    "immutables": [
      {
        "start": 1913,
        "length": 32
      },
      {
        "start": 2673,
        "length": 32
      },
      {
        "start": 2720,
        "length": 32
      },
      {
        "start": 3190,
        "length": 32
      },
      {
        "start": 4513,
        "length": 32
      },
      {
        "start": 5641,
        "length": 32
      },
      {
        "start": 5687,
        "length": 32
      },
      {
        "start": 5822,
        "length": 32
      },
      {
        "start": 6505,
        "length": 32
      },
      {
        "start": 9478,
        "length": 32
      },
      {
        "start": 11930,
        "length": 32
      },
      {
        "start": 12021,
        "length": 32
      },
      {
        "start": 12198,
        "length": 32
      },
      {
        "start": 12253,
        "length": 32
      },
      {
        "start": 14398,
        "length": 32
      },
      {
        "start": 16527,
        "length": 32
      },
      {
        "start": 16567,
        "length": 32
      },
      {
        "start": 16791,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 17266,
    "hash": "0x9c9e02eddbd46995ead314ef4b461355668816181de456f1d03c6179d3354943",
    "immutables": [
      {
        "start": 1673,
        "length": 32
      },
      {
        "start": 2557,
        "length": 32
      },
      {
        "start": 2604,
        "length": 32
      },
      {
        "start": 2938,
        "length": 32
      },
      {
        "start": 4037,
        "length": 32
      },
      {
        "start": 4224,
        "length": 32
      },
      {
        "start": 5888,
        "length": 32
      },
      {
        "start": 8885,
        "length": 32
      },
      {
        "start": 11959,
        "length": 32
      },
      {
        "start": 12258,
        "length": 32
      },
      {
        "start": 12298,
        "length": 32
      },
      {
        "start": 14231,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 19117,
    "hash": "0xf05ace63e877bcecb0650ca64e97768acaf32153ec720499335567a1aed9c8b6",
    "immutables": [
      {
        "start": 1912,
        "length": 32
      },
      {
        "start": 2672,
        "length": 32
      },
      {
        "start": 2719,
        "length": 32
      },
      {
        "start": 3189,
        "length": 32
      },
      {
        "start": 4512,
        "length": 32
      },
      {
        "start": 5662,
        "length": 32
      },
      {
        "start": 5769,
        "length": 32
      },
      {
        "start": 5846,
        "length": 32
      },
      {
        "start": 6569,
        "length": 32
      },
      {
        "start": 9534,
        "length": 32
      },
      {
        "start": 11932,
        "length": 32
      },
      {
        "start": 14023,
        "length": 32
      },
      {
        "start": 14316,
        "length": 32
      },
      {
        "start": 14378,
        "length": 32
      },
      {
        "start": 14419,
        "length": 32
      },
      {
        "start": 16299,
        "length": 32
      },
      {
        "start": 16339,
        "length": 32
      },
      {
        "start": 16672,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 20257,
    "hash": "0xda9596c0dee8b54e7a38305536570fd08e8ba00d531d49cda93499fc8e1fdbf8",
    "immutables": [
      {
        "start": 1405,
        "length": 32
      },
      {
        "start": 1500,
        "length": 32
      },
      {
        "start": 1561,
        "length": 32
      },
      {
        "start": 2079,
        "length": 32
      },
      {
        "start": 3032,
        "length": 32
      },
      {
        "start": 3079,
        "length": 32
      },
      {
        "start": 3482,
        "length": 32
      },
      {
        "start": 4628,
        "length": 32
      },
      {
        "start": 6122,
        "length": 32
      },
      {
        "start": 6168,
        "length": 32
      },
      {
        "start": 6303,
        "length": 32
      },
      {
        "start": 7323,
        "length": 32
      },
      {
        "start": 10474,
        "length": 32
      },
      {
        "start": 11219,
        "length": 32
      },
      {
        "start": 11274,
        "length": 32
      },
      {
        "start": 13884,
        "length": 32
      },
      {
        "start": 16873,
        "length": 32
      },
      {
        "start": 16913,
        "length": 32
      },
      {
        "start": 16973,
        "length": 32
      },
      {
        "start": 17248,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 24021,
    "hash": "0xbf1c9460ab94bd113229beda2a6869be3ccad06aa218c98479ee7568a563b964",
    "immutables": [
      {
        "start": 1505,
        "length": 32
      },
      {
        "start": 2018,
        "length": 32
      },
      {
        "start": 3234,
        "length": 32
      },
      {
        "start": 3281,
        "length": 32
      },
      {
        "start": 3752,
        "length": 32
      },
      {
        "start": 4913,
        "length": 32
      },
      {
        "start": 5100,
        "length": 32
      },
      {
        "start": 6232,
        "length": 32
      },
      {
        "start": 6278,
        "length": 32
      },
      {
        "start": 6413,
        "length": 32
      },
      {
        "start": 9157,
        "length": 32
      },
      {
        "start": 14551,
        "length": 32
      },
      {
        "start": 14606,
        "length": 32
      },
      {
        "start": 19400,
        "length": 32
      },
      {
        "start": 19853,
        "length": 32
      },
      {
        "start": 20165,
        "length": 32
      },
      {
        "start": 21070,
        "length": 32
      },
      {
        "start": 21110,
        "length": 32
      }
    ]
  }
}
