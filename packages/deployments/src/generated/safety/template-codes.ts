// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 23511,
    "hash": "0xbffabe8760028a1357e75103fbe02e3db9a6ccfaaed2dd893eb0449c7edab9d2",
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
    "size": 7516,
    "hash": "0xf059fe99c4144a15f00f06570d869399cb655396b530d906d02ff955e6abc259",
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
    "size": 13352,
    "hash": "0xf97c89c57c47aa242671d9a22f639131385e260f77c95bc42c5dcc4bf2dc7047",
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
        "start": 5534,
        "length": 32
      },
      {
        "start": 7759,
        "length": 32
      },
      {
        "start": 10011,
        "length": 32
      },
      {
        "start": 10051,
        "length": 32
      },
      {
        "start": 11304,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 21822,
    "hash": "0x1ecb2d248f2e695b4bacf8d3c68fc766fe5b3193d13babfa01e8b0b74b4d06df",
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
        "start": 5943,
        "length": 32
      },
      {
        "start": 5985,
        "length": 32
      },
      {
        "start": 6129,
        "length": 32
      },
      {
        "start": 6227,
        "length": 32
      },
      {
        "start": 6414,
        "length": 32
      },
      {
        "start": 6477,
        "length": 32
      },
      {
        "start": 6577,
        "length": 32
      },
      {
        "start": 6675,
        "length": 32
      },
      {
        "start": 7285,
        "length": 32
      },
      {
        "start": 10230,
        "length": 32
      },
      {
        "start": 11327,
        "length": 32
      },
      {
        "start": 11778,
        "length": 32
      },
      {
        "start": 12141,
        "length": 32
      },
      {
        "start": 13269,
        "length": 32
      },
      {
        "start": 13304,
        "length": 32
      },
      {
        "start": 13348,
        "length": 32
      },
      {
        "start": 13840,
        "length": 32
      },
      {
        "start": 13899,
        "length": 32
      },
      {
        "start": 13939,
        "length": 32
      },
      {
        "start": 13989,
        "length": 32
      },
      {
        "start": 14085,
        "length": 32
      },
      {
        "start": 14201,
        "length": 32
      },
      {
        "start": 14314,
        "length": 32
      },
      {
        "start": 14822,
        "length": 32
      },
      {
        "start": 14877,
        "length": 32
      },
      {
        "start": 16761,
        "length": 32
      },
      {
        "start": 16801,
        "length": 32
      },
      {
        "start": 19469,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 20118,
    "hash": "0x655176db233eceff6618368fcbd0c93ef9ca160cd9b61e10a332ebe559000def",
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
        "start": 6165,
        "length": 32
      },
      {
        "start": 6211,
        "length": 32
      },
      {
        "start": 6346,
        "length": 32
      },
      {
        "start": 9003,
        "length": 32
      },
      {
        "start": 11999,
        "length": 32
      },
      {
        "start": 14327,
        "length": 32
      },
      {
        "start": 14382,
        "length": 32
      },
      {
        "start": 16156,
        "length": 32
      },
      {
        "start": 16196,
        "length": 32
      },
      {
        "start": 17783,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 19068,
    "hash": "0x6330d51cabe188696304a3026c2bf81c6a7453e04633ed3f79b82b0d066de32b",
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
        "start": 5894,
        "length": 32
      },
      {
        "start": 5940,
        "length": 32
      },
      {
        "start": 6075,
        "length": 32
      },
      {
        "start": 6758,
        "length": 32
      },
      {
        "start": 9731,
        "length": 32
      },
      {
        "start": 10823,
        "length": 32
      },
      {
        "start": 12479,
        "length": 32
      },
      {
        "start": 12570,
        "length": 32
      },
      {
        "start": 12747,
        "length": 32
      },
      {
        "start": 12802,
        "length": 32
      },
      {
        "start": 14756,
        "length": 32
      },
      {
        "start": 14796,
        "length": 32
      },
      {
        "start": 16879,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 17226,
    "hash": "0x152081dd05220d383462699787c3f3b3803a3e26c2dedd3f124ca299de5dc461",
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
        "start": 5903,
        "length": 32
      },
      {
        "start": 8758,
        "length": 32
      },
      {
        "start": 11851,
        "length": 32
      },
      {
        "start": 12335,
        "length": 32
      },
      {
        "start": 12375,
        "length": 32
      },
      {
        "start": 14191,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 19000,
    "hash": "0xaf7ce9193dbcbc251fe1f3cc3e6be5f72db68913852c39df5e5cda128681ff7e",
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
        "start": 5915,
        "length": 32
      },
      {
        "start": 6022,
        "length": 32
      },
      {
        "start": 6099,
        "length": 32
      },
      {
        "start": 6822,
        "length": 32
      },
      {
        "start": 9787,
        "length": 32
      },
      {
        "start": 10879,
        "length": 32
      },
      {
        "start": 11172,
        "length": 32
      },
      {
        "start": 11234,
        "length": 32
      },
      {
        "start": 11275,
        "length": 32
      },
      {
        "start": 12629,
        "length": 32
      },
      {
        "start": 14529,
        "length": 32
      },
      {
        "start": 14569,
        "length": 32
      },
      {
        "start": 16811,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 20146,
    "hash": "0x91d0ded992f3be245d498939404ddd8546b7a0f163472a62991d94cc20902a57",
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
        "start": 6375,
        "length": 32
      },
      {
        "start": 6421,
        "length": 32
      },
      {
        "start": 6556,
        "length": 32
      },
      {
        "start": 7576,
        "length": 32
      },
      {
        "start": 10732,
        "length": 32
      },
      {
        "start": 11035,
        "length": 32
      },
      {
        "start": 11780,
        "length": 32
      },
      {
        "start": 11835,
        "length": 32
      },
      {
        "start": 14249,
        "length": 32
      },
      {
        "start": 14289,
        "length": 32
      },
      {
        "start": 14349,
        "length": 32
      },
      {
        "start": 17558,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23898,
    "hash": "0x465240dcfbce83118f97429637df923c75ccd46c507e22b0da8cea72ffc8fc9d",
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
        "start": 6543,
        "length": 32
      },
      {
        "start": 6589,
        "length": 32
      },
      {
        "start": 6724,
        "length": 32
      },
      {
        "start": 9468,
        "length": 32
      },
      {
        "start": 12931,
        "length": 32
      },
      {
        "start": 15401,
        "length": 32
      },
      {
        "start": 15456,
        "length": 32
      },
      {
        "start": 18236,
        "length": 32
      },
      {
        "start": 18276,
        "length": 32
      },
      {
        "start": 20017,
        "length": 32
      },
      {
        "start": 20379,
        "length": 32
      }
    ]
  }
}
