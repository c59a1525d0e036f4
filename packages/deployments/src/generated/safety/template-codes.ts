// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 23571,
    "hash": "0x00412193a5fcbaa7e027dba4e3811d5fb847535fe4c42ec107a0e40a278d568a",
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
    "size": 13441,
    "hash": "0x4cf135b08d46fa2f0b45357bace3f88f59b48b32a0ff83fe20c4756c8478130b",
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
        "start": 11393,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 21911,
    "hash": "0x8d99caa6335fe2423aa59da3fa0164f8063daeb7f18f55a260f555d59a51d5fe",
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
        "start": 19558,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 20207,
    "hash": "0x84e3dd8f85c80dd55fd648021552dfbe950e4dcec2012692519a47a326b90a6d",
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
        "start": 17872,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 19157,
    "hash": "0x18c95677d8ac2afef01777cdc86e7e01a5ce9dab59de4406ad19fe3e3b64a808",
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
        "start": 16968,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 17315,
    "hash": "0x4a5ea41623408dcdcfc53419516378f7317b3d9a7331073a6e4ec181b0138321",
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
        "start": 14280,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 19089,
    "hash": "0xeabd55dcdaa47685b29fa3aaaa996106d9e6fc527a6dcff049189cf29c05dd95",
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
        "start": 16900,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 20235,
    "hash": "0xda30564329c63e0ff3e0230c91457e726147c29876cb50b4ea6e89e70b353dd1",
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
        "start": 17647,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23987,
    "hash": "0xf0e41934c9db099bc662c574e1f3d0ec9c27a833b9cfabac41d44d6ef1b7160a",
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
        "start": 20106,
        "length": 32
      },
      {
        "start": 20468,
        "length": 32
      }
    ]
  }
}
