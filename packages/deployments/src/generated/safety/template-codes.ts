// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 21979,
    "hash": "0xd3a043dd4a1801cdf7513cba81a298e498741b3987102a3d82e46f9a4d902010",
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
    "size": 12918,
    "hash": "0x4584e0e0885f747e3718cb17ae95281eb4e72f768fe63c09c934e083996fdb1f",
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
        "start": 7495,
        "length": 32
      },
      {
        "start": 9698,
        "length": 32
      },
      {
        "start": 9738,
        "length": 32
      },
      {
        "start": 10726,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 20506,
    "hash": "0x6ecb86d917200bce7b87bf0460c131d907a7659d7e91014a24dd1db8f9678ea7",
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
        "start": 10102,
        "length": 32
      },
      {
        "start": 11140,
        "length": 32
      },
      {
        "start": 11416,
        "length": 32
      },
      {
        "start": 11724,
        "length": 32
      },
      {
        "start": 12785,
        "length": 32
      },
      {
        "start": 12955,
        "length": 32
      },
      {
        "start": 12997,
        "length": 32
      },
      {
        "start": 13322,
        "length": 32
      },
      {
        "start": 13381,
        "length": 32
      },
      {
        "start": 13421,
        "length": 32
      },
      {
        "start": 13471,
        "length": 32
      },
      {
        "start": 13567,
        "length": 32
      },
      {
        "start": 13683,
        "length": 32
      },
      {
        "start": 13796,
        "length": 32
      },
      {
        "start": 14227,
        "length": 32
      },
      {
        "start": 14282,
        "length": 32
      },
      {
        "start": 16312,
        "length": 32
      },
      {
        "start": 16352,
        "length": 32
      },
      {
        "start": 18041,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 19497,
    "hash": "0x3172faa0ec5e0d25add130daf2cd27739451c2c52f96f4fcf11819b69ad74dc7",
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
        "start": 11664,
        "length": 32
      },
      {
        "start": 13981,
        "length": 32
      },
      {
        "start": 14036,
        "length": 32
      },
      {
        "start": 15808,
        "length": 32
      },
      {
        "start": 15848,
        "length": 32
      },
      {
        "start": 17018,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 18491,
    "hash": "0xd1106b6e47e10d0759130df948e33c087fa9daf39afb41e5715eafa5aa259e20",
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
        "start": 9598,
        "length": 32
      },
      {
        "start": 10625,
        "length": 32
      },
      {
        "start": 12092,
        "length": 32
      },
      {
        "start": 12183,
        "length": 32
      },
      {
        "start": 12360,
        "length": 32
      },
      {
        "start": 12415,
        "length": 32
      },
      {
        "start": 14451,
        "length": 32
      },
      {
        "start": 14491,
        "length": 32
      },
      {
        "start": 16150,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 16714,
    "hash": "0x151026ff9420ca9673b330ed6b8cbbfb0c403c8ecc14766cf57feba3b7cbf9e3",
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
        "start": 8535,
        "length": 32
      },
      {
        "start": 11946,
        "length": 32
      },
      {
        "start": 11986,
        "length": 32
      },
      {
        "start": 13408,
        "length": 32
      },
      {
        "start": 13547,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 18432,
    "hash": "0x6023af3a616b71a52142f38a1c8869e9adc00e307875cec3469444550ced2dc1",
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
        "start": 9654,
        "length": 32
      },
      {
        "start": 10681,
        "length": 32
      },
      {
        "start": 10922,
        "length": 32
      },
      {
        "start": 10984,
        "length": 32
      },
      {
        "start": 11025,
        "length": 32
      },
      {
        "start": 12242,
        "length": 32
      },
      {
        "start": 14232,
        "length": 32
      },
      {
        "start": 14272,
        "length": 32
      },
      {
        "start": 16091,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 19602,
    "hash": "0xc401c6bb848ffa6ba17bfa45890017943a38a2049e76032d5872a4231f0fbe94",
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
        "start": 10468,
        "length": 32
      },
      {
        "start": 10726,
        "length": 32
      },
      {
        "start": 11425,
        "length": 32
      },
      {
        "start": 11480,
        "length": 32
      },
      {
        "start": 13894,
        "length": 32
      },
      {
        "start": 13934,
        "length": 32
      },
      {
        "start": 13984,
        "length": 32
      },
      {
        "start": 16870,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23346,
    "hash": "0xfaa392834517f39cc143d2bd0db4a2a6bf6de9cd5f90a6c90b123735eab486b7",
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
        "start": 12637,
        "length": 32
      },
      {
        "start": 15096,
        "length": 32
      },
      {
        "start": 15151,
        "length": 32
      },
      {
        "start": 17851,
        "length": 32
      },
      {
        "start": 17891,
        "length": 32
      },
      {
        "start": 19661,
        "length": 32
      },
      {
        "start": 20340,
        "length": 32
      }
    ]
  }
}
