// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 23565,
    "hash": "0xdcf7cf8404930675d5de8355ff72a25f5a2cb60609f310c0b1614ba0f4778187",
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
    "hash": "0x4da6e1541633229e7264d8883ffdf332e1fb036a4337f7fb038177f1e5b3dcd0",
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
    "hash": "0x7d845ce9edc7b9029d1c500ad499ccde26e2231cf66185c55c7220fe8c606060",
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
    "hash": "0xc1377c3f31618a7f670386af85bddac353e835fff9405a6e6a1b011fe9bd4267",
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
    "hash": "0x6d20807ebe70881b33c39179d23314fc9523bee6fff6bb133422ed602cd483b2",
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
    "hash": "0x68345a66a3f02d6f1e60ed7c99e7d8d22f89c7c172202684308e89c987897a91",
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
    "hash": "0xdd7ded353c9b60db187bb1eb1e611c45e5bf03e9d607a26fdb01ca8a5d2cc86b",
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
    "hash": "0xf7d91d5377b1a2775fc415fbe0951041ba3a7ff6e1c17e44d36dcf7bfe5546fa",
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
    "hash": "0x4f42ed3632b277b922e94279a59f131eb27105cf8f7a48913336f5e9f3729c82",
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
