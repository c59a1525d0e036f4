// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedTokenExtension": {
    "size": 23378,
    "hash": "0x3565286cf45b7884e0b920e20c4731b5d4fa5bcdd365de5491ad18eca261a595",
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
    "hash": "0xb6264f6a9d5c40d05ae96cf6bf804b48ad5da57d3b3be1367bef6eb784152ca7",
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
    "hash": "0x79498849a9da951b15f42bbda4d44f8606d3604c7c1c14731816dc849793cd7c",
    "immutables": [
      {
        "start": 1607,
        "length": 32
      },
      {
        "start": 1856,
        "length": 32
      },
      {
        "start": 2340,
        "length": 32
      },
      {
        "start": 2387,
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
    "hash": "0x94a1ee5a454906e8493be3167a3e349a3237fde46f04d8aca7fed7f76807fb71",
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
        "start": 2266,
        "length": 32
      },
      {
        "start": 2858,
        "length": 32
      },
      {
        "start": 2905,
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
    "hash": "0x6f718bf371eadf1aa13c23abf52aab8996f421627a7b7e501aec25787840bc79",
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
        "start": 2201,
        "length": 32
      },
      {
        "start": 3017,
        "length": 32
      },
      {
        "start": 3064,
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
    "hash": "0x0dbf9b11af0df6a7b44c48ac170878b057360722d7775aafc92aa6b561e92b8f",
    "immutables": [
      {
        "start": 1913,
        "length": 32
      },
      {
        "start": 2162,
        "length": 32
      },
      {
        "start": 2724,
        "length": 32
      },
      {
        "start": 2771,
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
    "hash": "0x3967eb8fbd3cde91613adb8c06d2ed7aff997c59ccee690c27f2dc71da369af9",
    "immutables": [
      {
        "start": 1673,
        "length": 32
      },
      {
        "start": 1958,
        "length": 32
      },
      {
        "start": 2608,
        "length": 32
      },
      {
        "start": 2655,
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
    "hash": "0xfbb1aedec0965318edb696cc5ed8651ff9397894a4476a598dca742c7ce45f24",
    "immutables": [
      {
        "start": 1912,
        "length": 32
      },
      {
        "start": 2161,
        "length": 32
      },
      {
        "start": 2723,
        "length": 32
      },
      {
        "start": 2770,
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
    "hash": "0x1b2abbc503961be32a25e8da767ff1796ad5f12da54e39b4b27ff686b766ef24",
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
        "start": 2328,
        "length": 32
      },
      {
        "start": 3083,
        "length": 32
      },
      {
        "start": 3130,
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
    "hash": "0x7446e568d2ae69cf5f0fc8b917cc479edd67c3b70183ac2aa1afbfdf46e17566",
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
        "start": 2303,
        "length": 32
      },
      {
        "start": 3285,
        "length": 32
      },
      {
        "start": 3332,
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
