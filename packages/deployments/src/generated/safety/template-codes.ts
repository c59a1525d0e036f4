// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 22686,
    "hash": "0xe49617f5ab041831714c7bc11e15223cc6ee0c502439ad84bcbdd828a91f0a66",
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
    "size": 12997,
    "hash": "0xb9e018b0f5d354712e261ff4d4020609564cda011047e4de66b9d0ef2351bbff",
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
        "start": 9685,
        "length": 32
      },
      {
        "start": 9725,
        "length": 32
      },
      {
        "start": 10805,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 20589,
    "hash": "0x6264a83b0ef70aa88219d51518f228e40a783245e7c22d68642131304c875fcf",
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
        "start": 16303,
        "length": 32
      },
      {
        "start": 16343,
        "length": 32
      },
      {
        "start": 18124,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 19576,
    "hash": "0x2833ac66858250b89c9fd6e49057d6609cccaf77b22c2b7b79b3e9b388047069",
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
        "start": 15795,
        "length": 32
      },
      {
        "start": 15835,
        "length": 32
      },
      {
        "start": 17097,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 18540,
    "hash": "0x5ba93a3b2e9ca0ff059e798b5cf3665a3860fdce83cffc3ef52aea622329522c",
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
        "start": 14408,
        "length": 32
      },
      {
        "start": 14448,
        "length": 32
      },
      {
        "start": 16199,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 16793,
    "hash": "0x9523db87873373e9c6853e2c01893d52b5bf9a7192ea23a7cbabcf2acc834a84",
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
        "start": 11933,
        "length": 32
      },
      {
        "start": 11973,
        "length": 32
      },
      {
        "start": 13487,
        "length": 32
      },
      {
        "start": 13626,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 18481,
    "hash": "0xcd57c4c664f5f782e9af928d6166c989471be749d6574849053671d03ade026b",
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
        "start": 14189,
        "length": 32
      },
      {
        "start": 14229,
        "length": 32
      },
      {
        "start": 16140,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 19674,
    "hash": "0xcffbea9b8ad23d2c5ccfd97124e32353fc9455a29980233ecd931d10ec944015",
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
        "start": 13881,
        "length": 32
      },
      {
        "start": 13921,
        "length": 32
      },
      {
        "start": 13971,
        "length": 32
      },
      {
        "start": 16942,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23425,
    "hash": "0x99670cb761a4ccdb61da81974fe419ddeca356f1775765290a487ca936b943fe",
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
        "start": 17838,
        "length": 32
      },
      {
        "start": 17878,
        "length": 32
      },
      {
        "start": 19740,
        "length": 32
      },
      {
        "start": 20419,
        "length": 32
      }
    ]
  }
}
