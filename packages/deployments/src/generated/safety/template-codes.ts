// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 18056,
    "hash": "0x6cd72cd13bab4d47c348500e78b607b530ea003dec14596257a6d1cd215d4910",
    "immutables": [
      {
        "start": 1278,
        "length": 32
      },
      {
        "start": 2499,
        "length": 32
      },
      {
        "start": 3338,
        "length": 32
      },
      {
        "start": 3426,
        "length": 32
      },
      {
        "start": 3721,
        "length": 32
      },
      {
        "start": 4039,
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
    "size": 16003,
    "hash": "0xbb4d340f53a3ef0d915878ab5ae1580a87b4ace08f6e6ecea298801958ff3d63",
    "immutables": [
      {
        "start": 1564,
        "length": 32
      },
      {
        "start": 2246,
        "length": 32
      },
      {
        "start": 2293,
        "length": 32
      },
      {
        "start": 2627,
        "length": 32
      },
      {
        "start": 3759,
        "length": 32
      },
      {
        "start": 5451,
        "length": 32
      },
      {
        "start": 7801,
        "length": 32
      },
      {
        "start": 7856,
        "length": 32
      },
      {
        "start": 7969,
        "length": 32
      },
      {
        "start": 11013,
        "length": 32
      },
      {
        "start": 11102,
        "length": 32
      },
      {
        "start": 11701,
        "length": 32
      },
      {
        "start": 11744,
        "length": 32
      },
      {
        "start": 11881,
        "length": 32
      },
      {
        "start": 11940,
        "length": 32
      },
      {
        "start": 11982,
        "length": 32
      },
      {
        "start": 13518,
        "length": 32
      },
      {
        "start": 13735,
        "length": 32
      },
      {
        "start": 13790,
        "length": 32
      },
      {
        "start": 13912,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 23289,
    "hash": "0x360a6e6d4e73d3b538721e4c78dcc23106cda6e712e9be68017d61baa722caaf",
    "immutables": [
      {
        "start": 1384,
        "length": 32
      },
      {
        "start": 1923,
        "length": 32
      },
      {
        "start": 2164,
        "length": 32
      },
      {
        "start": 2764,
        "length": 32
      },
      {
        "start": 2811,
        "length": 32
      },
      {
        "start": 3281,
        "length": 32
      },
      {
        "start": 4554,
        "length": 32
      },
      {
        "start": 5800,
        "length": 32
      },
      {
        "start": 5842,
        "length": 32
      },
      {
        "start": 5986,
        "length": 32
      },
      {
        "start": 6084,
        "length": 32
      },
      {
        "start": 6271,
        "length": 32
      },
      {
        "start": 6334,
        "length": 32
      },
      {
        "start": 6434,
        "length": 32
      },
      {
        "start": 6532,
        "length": 32
      },
      {
        "start": 7142,
        "length": 32
      },
      {
        "start": 10117,
        "length": 32
      },
      {
        "start": 11380,
        "length": 32
      },
      {
        "start": 11425,
        "length": 32
      },
      {
        "start": 11540,
        "length": 32
      },
      {
        "start": 12588,
        "length": 32
      },
      {
        "start": 13630,
        "length": 32
      },
      {
        "start": 13800,
        "length": 32
      },
      {
        "start": 13842,
        "length": 32
      },
      {
        "start": 14129,
        "length": 32
      },
      {
        "start": 14191,
        "length": 32
      },
      {
        "start": 14236,
        "length": 32
      },
      {
        "start": 14270,
        "length": 32
      },
      {
        "start": 14364,
        "length": 32
      },
      {
        "start": 14480,
        "length": 32
      },
      {
        "start": 14593,
        "length": 32
      },
      {
        "start": 15037,
        "length": 32
      },
      {
        "start": 15082,
        "length": 32
      },
      {
        "start": 17217,
        "length": 32
      },
      {
        "start": 17306,
        "length": 32
      },
      {
        "start": 17759,
        "length": 32
      },
      {
        "start": 18109,
        "length": 32
      },
      {
        "start": 18152,
        "length": 32
      },
      {
        "start": 18289,
        "length": 32
      },
      {
        "start": 18348,
        "length": 32
      },
      {
        "start": 18390,
        "length": 32
      },
      {
        "start": 20185,
        "length": 32
      },
      {
        "start": 20402,
        "length": 32
      },
      {
        "start": 20447,
        "length": 32
      },
      {
        "start": 21022,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 23481,
    "hash": "0xd0286ba16c0a1838c904b28e6c70e9be9cdffc2dcdd0e398d8457057da6bf03c",
    "immutables": [
      {
        "start": 1428,
        "length": 32
      },
      {
        "start": 1919,
        "length": 32
      },
      {
        "start": 2933,
        "length": 32
      },
      {
        "start": 2980,
        "length": 32
      },
      {
        "start": 3451,
        "length": 32
      },
      {
        "start": 4549,
        "length": 32
      },
      {
        "start": 6056,
        "length": 32
      },
      {
        "start": 6102,
        "length": 32
      },
      {
        "start": 6237,
        "length": 32
      },
      {
        "start": 9042,
        "length": 32
      },
      {
        "start": 12297,
        "length": 32
      },
      {
        "start": 12352,
        "length": 32
      },
      {
        "start": 12465,
        "length": 32
      },
      {
        "start": 16005,
        "length": 32
      },
      {
        "start": 16060,
        "length": 32
      },
      {
        "start": 17926,
        "length": 32
      },
      {
        "start": 18015,
        "length": 32
      },
      {
        "start": 18625,
        "length": 32
      },
      {
        "start": 18668,
        "length": 32
      },
      {
        "start": 18805,
        "length": 32
      },
      {
        "start": 18864,
        "length": 32
      },
      {
        "start": 18906,
        "length": 32
      },
      {
        "start": 20666,
        "length": 32
      },
      {
        "start": 20883,
        "length": 32
      },
      {
        "start": 20938,
        "length": 32
      },
      {
        "start": 21060,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 21565,
    "hash": "0x48e270b353659e48f371d655a4f9c8dd578f941fcc0a335fd58eb9e3204a93f2",
    "immutables": [
      {
        "start": 1870,
        "length": 32
      },
      {
        "start": 2630,
        "length": 32
      },
      {
        "start": 2677,
        "length": 32
      },
      {
        "start": 3147,
        "length": 32
      },
      {
        "start": 4420,
        "length": 32
      },
      {
        "start": 5772,
        "length": 32
      },
      {
        "start": 5818,
        "length": 32
      },
      {
        "start": 5953,
        "length": 32
      },
      {
        "start": 6636,
        "length": 32
      },
      {
        "start": 9639,
        "length": 32
      },
      {
        "start": 10902,
        "length": 32
      },
      {
        "start": 10947,
        "length": 32
      },
      {
        "start": 11062,
        "length": 32
      },
      {
        "start": 13279,
        "length": 32
      },
      {
        "start": 13342,
        "length": 32
      },
      {
        "start": 13527,
        "length": 32
      },
      {
        "start": 13572,
        "length": 32
      },
      {
        "start": 15713,
        "length": 32
      },
      {
        "start": 15802,
        "length": 32
      },
      {
        "start": 16445,
        "length": 32
      },
      {
        "start": 16488,
        "length": 32
      },
      {
        "start": 16625,
        "length": 32
      },
      {
        "start": 16684,
        "length": 32
      },
      {
        "start": 16726,
        "length": 32
      },
      {
        "start": 18741,
        "length": 32
      },
      {
        "start": 18958,
        "length": 32
      },
      {
        "start": 19003,
        "length": 32
      },
      {
        "start": 19127,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 19816,
    "hash": "0xd5f83e219bc87bca1641e21ec01d084cafaff9a2505a1c986f1ba1dec591d3f5",
    "immutables": [
      {
        "start": 1630,
        "length": 32
      },
      {
        "start": 2514,
        "length": 32
      },
      {
        "start": 2561,
        "length": 32
      },
      {
        "start": 2895,
        "length": 32
      },
      {
        "start": 3948,
        "length": 32
      },
      {
        "start": 4135,
        "length": 32
      },
      {
        "start": 5821,
        "length": 32
      },
      {
        "start": 8842,
        "length": 32
      },
      {
        "start": 8897,
        "length": 32
      },
      {
        "start": 9010,
        "length": 32
      },
      {
        "start": 13152,
        "length": 32
      },
      {
        "start": 13241,
        "length": 32
      },
      {
        "start": 13840,
        "length": 32
      },
      {
        "start": 13883,
        "length": 32
      },
      {
        "start": 14020,
        "length": 32
      },
      {
        "start": 14079,
        "length": 32
      },
      {
        "start": 14121,
        "length": 32
      },
      {
        "start": 16159,
        "length": 32
      },
      {
        "start": 16497,
        "length": 32
      },
      {
        "start": 16714,
        "length": 32
      },
      {
        "start": 16769,
        "length": 32
      },
      {
        "start": 16891,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 21317,
    "hash": "0xec17c5f8449248630d7b29f905c92a520e00f4241935386e91cc37ef2c1951a4",
    "immutables": [
      {
        "start": 1869,
        "length": 32
      },
      {
        "start": 2629,
        "length": 32
      },
      {
        "start": 2676,
        "length": 32
      },
      {
        "start": 3146,
        "length": 32
      },
      {
        "start": 4419,
        "length": 32
      },
      {
        "start": 5793,
        "length": 32
      },
      {
        "start": 5900,
        "length": 32
      },
      {
        "start": 5977,
        "length": 32
      },
      {
        "start": 6700,
        "length": 32
      },
      {
        "start": 9695,
        "length": 32
      },
      {
        "start": 10958,
        "length": 32
      },
      {
        "start": 11013,
        "length": 32
      },
      {
        "start": 11126,
        "length": 32
      },
      {
        "start": 13309,
        "length": 32
      },
      {
        "start": 15393,
        "length": 32
      },
      {
        "start": 15482,
        "length": 32
      },
      {
        "start": 15941,
        "length": 32
      },
      {
        "start": 16003,
        "length": 32
      },
      {
        "start": 16044,
        "length": 32
      },
      {
        "start": 16273,
        "length": 32
      },
      {
        "start": 16316,
        "length": 32
      },
      {
        "start": 16453,
        "length": 32
      },
      {
        "start": 16512,
        "length": 32
      },
      {
        "start": 16554,
        "length": 32
      },
      {
        "start": 18521,
        "length": 32
      },
      {
        "start": 18738,
        "length": 32
      },
      {
        "start": 18793,
        "length": 32
      },
      {
        "start": 18915,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 22566,
    "hash": "0x4b0d08ea4252e300a5af8ffba6c35e34a6aa1cecf0167518559fa791a7623d0e",
    "immutables": [
      {
        "start": 1394,
        "length": 32
      },
      {
        "start": 1489,
        "length": 32
      },
      {
        "start": 1550,
        "length": 32
      },
      {
        "start": 2036,
        "length": 32
      },
      {
        "start": 2989,
        "length": 32
      },
      {
        "start": 3036,
        "length": 32
      },
      {
        "start": 3439,
        "length": 32
      },
      {
        "start": 4538,
        "length": 32
      },
      {
        "start": 6256,
        "length": 32
      },
      {
        "start": 6302,
        "length": 32
      },
      {
        "start": 6437,
        "length": 32
      },
      {
        "start": 7457,
        "length": 32
      },
      {
        "start": 10752,
        "length": 32
      },
      {
        "start": 10807,
        "length": 32
      },
      {
        "start": 10920,
        "length": 32
      },
      {
        "start": 11907,
        "length": 32
      },
      {
        "start": 12575,
        "length": 32
      },
      {
        "start": 12630,
        "length": 32
      },
      {
        "start": 15144,
        "length": 32
      },
      {
        "start": 15233,
        "length": 32
      },
      {
        "start": 15844,
        "length": 32
      },
      {
        "start": 15887,
        "length": 32
      },
      {
        "start": 16024,
        "length": 32
      },
      {
        "start": 16083,
        "length": 32
      },
      {
        "start": 16125,
        "length": 32
      },
      {
        "start": 19051,
        "length": 32
      },
      {
        "start": 19192,
        "length": 32
      },
      {
        "start": 19409,
        "length": 32
      },
      {
        "start": 19464,
        "length": 32
      },
      {
        "start": 19586,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 27343,
    "hash": "0x9ce7ea3cc417cda7690d2c361abed8adf9408167a6a058a465d9875ea61a7d87",
    "immutables": [
      {
        "start": 1494,
        "length": 32
      },
      {
        "start": 1985,
        "length": 32
      },
      {
        "start": 3201,
        "length": 32
      },
      {
        "start": 3248,
        "length": 32
      },
      {
        "start": 3719,
        "length": 32
      },
      {
        "start": 4834,
        "length": 32
      },
      {
        "start": 5021,
        "length": 32
      },
      {
        "start": 6435,
        "length": 32
      },
      {
        "start": 6481,
        "length": 32
      },
      {
        "start": 6616,
        "length": 32
      },
      {
        "start": 9508,
        "length": 32
      },
      {
        "start": 13264,
        "length": 32
      },
      {
        "start": 13319,
        "length": 32
      },
      {
        "start": 13432,
        "length": 32
      },
      {
        "start": 17113,
        "length": 32
      },
      {
        "start": 17168,
        "length": 32
      },
      {
        "start": 19855,
        "length": 32
      },
      {
        "start": 19944,
        "length": 32
      },
      {
        "start": 20555,
        "length": 32
      },
      {
        "start": 20598,
        "length": 32
      },
      {
        "start": 20735,
        "length": 32
      },
      {
        "start": 20794,
        "length": 32
      },
      {
        "start": 20836,
        "length": 32
      },
      {
        "start": 23284,
        "length": 32
      },
      {
        "start": 23501,
        "length": 32
      },
      {
        "start": 23556,
        "length": 32
      },
      {
        "start": 23678,
        "length": 32
      },
      {
        "start": 24276,
        "length": 32
      }
    ]
  }
}
