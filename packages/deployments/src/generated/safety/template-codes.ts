// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 21979,
    "hash": "0xdd1eec36c2ab9e2b46de3a14ff1dd0818a88dc777947bf124f0e92e86d4b2146",
    "immutables": [
      {
        "start": 1364,
        "length": 32
      },
      {
        "start": 2694,
        "length": 32
      },
      {
        "start": 3257,
        "length": 32
      },
      {
        "start": 3635,
        "length": 32
      },
      {
        "start": 3719,
        "length": 32
      },
      {
        "start": 4064,
        "length": 32
      },
      {
        "start": 4173,
        "length": 32
      },
      {
        "start": 4491,
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
    "size": 12950,
    "hash": "0xc389abea3da4109c78e5a0d5183cbff7e8ff19974b2db471c09f8f38ca740d3a",
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
        "start": 5444,
        "length": 32
      },
      {
        "start": 7527,
        "length": 32
      },
      {
        "start": 9730,
        "length": 32
      },
      {
        "start": 9770,
        "length": 32
      },
      {
        "start": 10758,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 20542,
    "hash": "0xa72d6a2f2507bbc2841c9cc8afdc63fbb9d360820d35b4fc9059e285aacca9e3",
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
        "start": 5855,
        "length": 32
      },
      {
        "start": 5897,
        "length": 32
      },
      {
        "start": 6041,
        "length": 32
      },
      {
        "start": 6139,
        "length": 32
      },
      {
        "start": 6326,
        "length": 32
      },
      {
        "start": 6389,
        "length": 32
      },
      {
        "start": 6489,
        "length": 32
      },
      {
        "start": 6587,
        "length": 32
      },
      {
        "start": 7197,
        "length": 32
      },
      {
        "start": 10119,
        "length": 32
      },
      {
        "start": 11157,
        "length": 32
      },
      {
        "start": 11433,
        "length": 32
      },
      {
        "start": 11741,
        "length": 32
      },
      {
        "start": 12804,
        "length": 32
      },
      {
        "start": 13008,
        "length": 32
      },
      {
        "start": 13043,
        "length": 32
      },
      {
        "start": 13361,
        "length": 32
      },
      {
        "start": 13420,
        "length": 32
      },
      {
        "start": 13460,
        "length": 32
      },
      {
        "start": 13510,
        "length": 32
      },
      {
        "start": 13606,
        "length": 32
      },
      {
        "start": 13722,
        "length": 32
      },
      {
        "start": 13835,
        "length": 32
      },
      {
        "start": 14267,
        "length": 32
      },
      {
        "start": 14322,
        "length": 32
      },
      {
        "start": 16348,
        "length": 32
      },
      {
        "start": 16388,
        "length": 32
      },
      {
        "start": 18077,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 19529,
    "hash": "0xeb2e6687c315a8ec3d3519fbc11ddf26484d456c6891a89494a13dc1a6abea60",
    "immutables": [
      {
        "start": 1428,
        "length": 32
      },
      {
        "start": 1909,
        "length": 32
      },
      {
        "start": 2923,
        "length": 32
      },
      {
        "start": 2970,
        "length": 32
      },
      {
        "start": 3441,
        "length": 32
      },
      {
        "start": 4539,
        "length": 32
      },
      {
        "start": 6075,
        "length": 32
      },
      {
        "start": 6121,
        "length": 32
      },
      {
        "start": 6256,
        "length": 32
      },
      {
        "start": 8913,
        "length": 32
      },
      {
        "start": 11696,
        "length": 32
      },
      {
        "start": 14013,
        "length": 32
      },
      {
        "start": 14068,
        "length": 32
      },
      {
        "start": 15840,
        "length": 32
      },
      {
        "start": 15880,
        "length": 32
      },
      {
        "start": 17050,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 18493,
    "hash": "0x363febb390df5ccc5dd126432127d377c1e752c63ecd531518488ab8eafcac32",
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
        "start": 5801,
        "length": 32
      },
      {
        "start": 5847,
        "length": 32
      },
      {
        "start": 5982,
        "length": 32
      },
      {
        "start": 6665,
        "length": 32
      },
      {
        "start": 9615,
        "length": 32
      },
      {
        "start": 10642,
        "length": 32
      },
      {
        "start": 12109,
        "length": 32
      },
      {
        "start": 12200,
        "length": 32
      },
      {
        "start": 12377,
        "length": 32
      },
      {
        "start": 12432,
        "length": 32
      },
      {
        "start": 14453,
        "length": 32
      },
      {
        "start": 14493,
        "length": 32
      },
      {
        "start": 16152,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 16746,
    "hash": "0xcb3e2e6a41a8fe564bfe9d05b845b0a8b454d80a8f7a1b602942ec79bd3dcfd2",
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
        "start": 3947,
        "length": 32
      },
      {
        "start": 4134,
        "length": 32
      },
      {
        "start": 5813,
        "length": 32
      },
      {
        "start": 8567,
        "length": 32
      },
      {
        "start": 11978,
        "length": 32
      },
      {
        "start": 12018,
        "length": 32
      },
      {
        "start": 13440,
        "length": 32
      },
      {
        "start": 13579,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 18434,
    "hash": "0x8c7339d06b5e2a6a590e1033987749e220754578d5bb4bd8b730f72e471f803d",
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
        "start": 5822,
        "length": 32
      },
      {
        "start": 5929,
        "length": 32
      },
      {
        "start": 6006,
        "length": 32
      },
      {
        "start": 6729,
        "length": 32
      },
      {
        "start": 9671,
        "length": 32
      },
      {
        "start": 10698,
        "length": 32
      },
      {
        "start": 10939,
        "length": 32
      },
      {
        "start": 11001,
        "length": 32
      },
      {
        "start": 11042,
        "length": 32
      },
      {
        "start": 12259,
        "length": 32
      },
      {
        "start": 14234,
        "length": 32
      },
      {
        "start": 14274,
        "length": 32
      },
      {
        "start": 16093,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 19634,
    "hash": "0x75288975d53acd123d950d15c7e853b7a38b7f12d5c1fe4d2391bd0a4f6ccc96",
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
        "start": 6285,
        "length": 32
      },
      {
        "start": 6331,
        "length": 32
      },
      {
        "start": 6466,
        "length": 32
      },
      {
        "start": 7486,
        "length": 32
      },
      {
        "start": 10500,
        "length": 32
      },
      {
        "start": 10758,
        "length": 32
      },
      {
        "start": 11457,
        "length": 32
      },
      {
        "start": 11512,
        "length": 32
      },
      {
        "start": 13926,
        "length": 32
      },
      {
        "start": 13966,
        "length": 32
      },
      {
        "start": 14016,
        "length": 32
      },
      {
        "start": 16902,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23378,
    "hash": "0xa9ebd0308e1f9d99700f10cb007707c0cf6f10192f0e5e5aad8d87b3a7c5f2a4",
    "immutables": [
      {
        "start": 1494,
        "length": 32
      },
      {
        "start": 1975,
        "length": 32
      },
      {
        "start": 3191,
        "length": 32
      },
      {
        "start": 3238,
        "length": 32
      },
      {
        "start": 3709,
        "length": 32
      },
      {
        "start": 4823,
        "length": 32
      },
      {
        "start": 5010,
        "length": 32
      },
      {
        "start": 6453,
        "length": 32
      },
      {
        "start": 6499,
        "length": 32
      },
      {
        "start": 6634,
        "length": 32
      },
      {
        "start": 9378,
        "length": 32
      },
      {
        "start": 12669,
        "length": 32
      },
      {
        "start": 15128,
        "length": 32
      },
      {
        "start": 15183,
        "length": 32
      },
      {
        "start": 17883,
        "length": 32
      },
      {
        "start": 17923,
        "length": 32
      },
      {
        "start": 19693,
        "length": 32
      },
      {
        "start": 20372,
        "length": 32
      }
    ]
  }
}
