// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 21941,
    "hash": "0x25380cf30dafb4f1c9de8607cf36443fdd186d49d0df11741f53b53e08fa8a43",
    "immutables": [
      {
        "start": 1364,
        "length": 32
      },
      {
        "start": 2683,
        "length": 32
      },
      {
        "start": 3246,
        "length": 32
      },
      {
        "start": 3624,
        "length": 32
      },
      {
        "start": 3708,
        "length": 32
      },
      {
        "start": 4053,
        "length": 32
      },
      {
        "start": 4162,
        "length": 32
      },
      {
        "start": 4480,
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
    "size": 12859,
    "hash": "0x7be732b52906714826530970718fcdb4c2c2fe181ec3a53b2275f4bd8ed0d3dd",
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
        "start": 7469,
        "length": 32
      },
      {
        "start": 9672,
        "length": 32
      },
      {
        "start": 9712,
        "length": 32
      },
      {
        "start": 10667,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 20447,
    "hash": "0x444fcc3ba58ef6a6fb72e521f364e13dcf3408d0f84dd636e3dd01c616018997",
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
        "start": 10076,
        "length": 32
      },
      {
        "start": 11114,
        "length": 32
      },
      {
        "start": 11390,
        "length": 32
      },
      {
        "start": 11698,
        "length": 32
      },
      {
        "start": 12759,
        "length": 32
      },
      {
        "start": 12929,
        "length": 32
      },
      {
        "start": 12971,
        "length": 32
      },
      {
        "start": 13296,
        "length": 32
      },
      {
        "start": 13355,
        "length": 32
      },
      {
        "start": 13395,
        "length": 32
      },
      {
        "start": 13445,
        "length": 32
      },
      {
        "start": 13541,
        "length": 32
      },
      {
        "start": 13657,
        "length": 32
      },
      {
        "start": 13770,
        "length": 32
      },
      {
        "start": 14201,
        "length": 32
      },
      {
        "start": 14256,
        "length": 32
      },
      {
        "start": 16286,
        "length": 32
      },
      {
        "start": 16326,
        "length": 32
      },
      {
        "start": 17982,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 19438,
    "hash": "0x81d82de0bb07b37f00964d3037ae1fee2aab677b80ee6e3726452e55e6db791a",
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
        "start": 11638,
        "length": 32
      },
      {
        "start": 13955,
        "length": 32
      },
      {
        "start": 14010,
        "length": 32
      },
      {
        "start": 15782,
        "length": 32
      },
      {
        "start": 15822,
        "length": 32
      },
      {
        "start": 16959,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 18432,
    "hash": "0xf12f517c96df4c92e86cccafc3012547de6a0133e74063deb9570ab6fb446f4e",
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
        "start": 9572,
        "length": 32
      },
      {
        "start": 10599,
        "length": 32
      },
      {
        "start": 12066,
        "length": 32
      },
      {
        "start": 12157,
        "length": 32
      },
      {
        "start": 12334,
        "length": 32
      },
      {
        "start": 12389,
        "length": 32
      },
      {
        "start": 14425,
        "length": 32
      },
      {
        "start": 14465,
        "length": 32
      },
      {
        "start": 16091,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 16655,
    "hash": "0x05ab0118b1561278ef4e57f745c979dc6c83a4e53e34c74b58b5dcd366fa2ef2",
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
        "start": 8509,
        "length": 32
      },
      {
        "start": 11920,
        "length": 32
      },
      {
        "start": 11960,
        "length": 32
      },
      {
        "start": 13349,
        "length": 32
      },
      {
        "start": 13488,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 18373,
    "hash": "0x4aa36cf46834668d9977def027038bc00712d762ff7d539e3349ea973293f8d9",
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
        "start": 9628,
        "length": 32
      },
      {
        "start": 10655,
        "length": 32
      },
      {
        "start": 10896,
        "length": 32
      },
      {
        "start": 10958,
        "length": 32
      },
      {
        "start": 10999,
        "length": 32
      },
      {
        "start": 12216,
        "length": 32
      },
      {
        "start": 14206,
        "length": 32
      },
      {
        "start": 14246,
        "length": 32
      },
      {
        "start": 16032,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 19543,
    "hash": "0x415223226c089f6e67b4424d70aa1b8730d082a9b064b327cf13d9a8f56500cd",
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
        "start": 10442,
        "length": 32
      },
      {
        "start": 10700,
        "length": 32
      },
      {
        "start": 11399,
        "length": 32
      },
      {
        "start": 11454,
        "length": 32
      },
      {
        "start": 13868,
        "length": 32
      },
      {
        "start": 13908,
        "length": 32
      },
      {
        "start": 13958,
        "length": 32
      },
      {
        "start": 16811,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23287,
    "hash": "0x6cbea9da8670c8f7884e9fe35a5dd033969ed43442bdc9c62a9d675316626bc4",
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
        "start": 12611,
        "length": 32
      },
      {
        "start": 15070,
        "length": 32
      },
      {
        "start": 15125,
        "length": 32
      },
      {
        "start": 17825,
        "length": 32
      },
      {
        "start": 17865,
        "length": 32
      },
      {
        "start": 19602,
        "length": 32
      },
      {
        "start": 20281,
        "length": 32
      }
    ]
  }
}
