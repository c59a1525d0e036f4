// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 23907,
    "hash": "0xf12b5c2df3fb765f9ed2582f44b198fdc72e38fe98d1898987da69adab3dcce7",
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
    "size": 13457,
    "hash": "0x40b990b333d0f7541081ec992f2d0dce325742f824cf0addbca10fb6616763b3",
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
        "start": 5580,
        "length": 32
      },
      {
        "start": 7941,
        "length": 32
      },
      {
        "start": 10001,
        "length": 32
      },
      {
        "start": 10041,
        "length": 32
      },
      {
        "start": 11409,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 21927,
    "hash": "0xc4ac27a6d26c211431a30ef5dba0261ef26d6f4821d087884e7d2c0b3f3693c1",
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
        "start": 5989,
        "length": 32
      },
      {
        "start": 6031,
        "length": 32
      },
      {
        "start": 6175,
        "length": 32
      },
      {
        "start": 6273,
        "length": 32
      },
      {
        "start": 6460,
        "length": 32
      },
      {
        "start": 6523,
        "length": 32
      },
      {
        "start": 6623,
        "length": 32
      },
      {
        "start": 6721,
        "length": 32
      },
      {
        "start": 7331,
        "length": 32
      },
      {
        "start": 10276,
        "length": 32
      },
      {
        "start": 11324,
        "length": 32
      },
      {
        "start": 11775,
        "length": 32
      },
      {
        "start": 12138,
        "length": 32
      },
      {
        "start": 13266,
        "length": 32
      },
      {
        "start": 13301,
        "length": 32
      },
      {
        "start": 13345,
        "length": 32
      },
      {
        "start": 13837,
        "length": 32
      },
      {
        "start": 13896,
        "length": 32
      },
      {
        "start": 13936,
        "length": 32
      },
      {
        "start": 13986,
        "length": 32
      },
      {
        "start": 14082,
        "length": 32
      },
      {
        "start": 14198,
        "length": 32
      },
      {
        "start": 14311,
        "length": 32
      },
      {
        "start": 14819,
        "length": 32
      },
      {
        "start": 14874,
        "length": 32
      },
      {
        "start": 16751,
        "length": 32
      },
      {
        "start": 16791,
        "length": 32
      },
      {
        "start": 19574,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 20223,
    "hash": "0xb866897d22b03e1151baea1477dc8960803ef7b6a345ca101ada4a49a79aa5d1",
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
        "start": 6211,
        "length": 32
      },
      {
        "start": 6257,
        "length": 32
      },
      {
        "start": 6392,
        "length": 32
      },
      {
        "start": 9049,
        "length": 32
      },
      {
        "start": 12181,
        "length": 32
      },
      {
        "start": 14509,
        "length": 32
      },
      {
        "start": 14564,
        "length": 32
      },
      {
        "start": 16146,
        "length": 32
      },
      {
        "start": 16186,
        "length": 32
      },
      {
        "start": 17888,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 19173,
    "hash": "0x192781b5a670c43ca3548b7c4b5e70859561bd395708b72d6debcf9548dcfa25",
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
        "start": 5940,
        "length": 32
      },
      {
        "start": 5986,
        "length": 32
      },
      {
        "start": 6121,
        "length": 32
      },
      {
        "start": 6804,
        "length": 32
      },
      {
        "start": 9777,
        "length": 32
      },
      {
        "start": 10820,
        "length": 32
      },
      {
        "start": 12476,
        "length": 32
      },
      {
        "start": 12567,
        "length": 32
      },
      {
        "start": 12744,
        "length": 32
      },
      {
        "start": 12799,
        "length": 32
      },
      {
        "start": 14746,
        "length": 32
      },
      {
        "start": 14786,
        "length": 32
      },
      {
        "start": 16984,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 17331,
    "hash": "0xf8b6f7c0f4fd82930b1a85aa8a664f4e0ede0fefe48987fc749a9d043b15d25c",
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
        "start": 5949,
        "length": 32
      },
      {
        "start": 8940,
        "length": 32
      },
      {
        "start": 12026,
        "length": 32
      },
      {
        "start": 12325,
        "length": 32
      },
      {
        "start": 12365,
        "length": 32
      },
      {
        "start": 14296,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 19105,
    "hash": "0xbc2705f3537abdb37fbff58b2128f3641d17bf59a181703394006a8255a934d6",
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
        "start": 5961,
        "length": 32
      },
      {
        "start": 6068,
        "length": 32
      },
      {
        "start": 6145,
        "length": 32
      },
      {
        "start": 6868,
        "length": 32
      },
      {
        "start": 9833,
        "length": 32
      },
      {
        "start": 10876,
        "length": 32
      },
      {
        "start": 11169,
        "length": 32
      },
      {
        "start": 11231,
        "length": 32
      },
      {
        "start": 11272,
        "length": 32
      },
      {
        "start": 12626,
        "length": 32
      },
      {
        "start": 14519,
        "length": 32
      },
      {
        "start": 14559,
        "length": 32
      },
      {
        "start": 16916,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 20251,
    "hash": "0xeb86ed2e024f3bd34c5987e79d44d413dce7dfa43322a4b1fc037a7e29f52e75",
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
        "start": 6421,
        "length": 32
      },
      {
        "start": 6467,
        "length": 32
      },
      {
        "start": 6602,
        "length": 32
      },
      {
        "start": 7622,
        "length": 32
      },
      {
        "start": 10729,
        "length": 32
      },
      {
        "start": 11032,
        "length": 32
      },
      {
        "start": 11777,
        "length": 32
      },
      {
        "start": 11832,
        "length": 32
      },
      {
        "start": 14239,
        "length": 32
      },
      {
        "start": 14279,
        "length": 32
      },
      {
        "start": 14339,
        "length": 32
      },
      {
        "start": 17663,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 24003,
    "hash": "0xb0d5d17d3022d2810a00af501d49f909bc7d643f7b1b68f401b5e7ae81a8ac31",
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
        "start": 6589,
        "length": 32
      },
      {
        "start": 6635,
        "length": 32
      },
      {
        "start": 6770,
        "length": 32
      },
      {
        "start": 9514,
        "length": 32
      },
      {
        "start": 13113,
        "length": 32
      },
      {
        "start": 15583,
        "length": 32
      },
      {
        "start": 15638,
        "length": 32
      },
      {
        "start": 18226,
        "length": 32
      },
      {
        "start": 18266,
        "length": 32
      },
      {
        "start": 20122,
        "length": 32
      },
      {
        "start": 20484,
        "length": 32
      }
    ]
  }
}
