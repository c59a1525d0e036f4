// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 22642,
    "hash": "0xc4f48e19eae145831c802d82cf95ad1fe606f050710d895a4808de912f623250",
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
    "hash": "0x7e0bc49a0f445f9edcc4a061285223487c0fd9eec3d19ffa4ed1f69bbea7d1bb",
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
    "hash": "0x2fb2dd5a9157f80b3e05bb5205715d5d652eecbe731805005047a2e21ce42567",
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
    "hash": "0x864fb83661864f7af5abde824e911a8476882100e985ec54076f6cd18bfd59cf",
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
    "hash": "0x3d758a2ca15763476365993ae0a06f3a434bd2b2808ff375284283e74e21f841",
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
    "hash": "0xb61d6514b89e0edad5fe03ee4d39c69ae412efeec1f20130a35ad7ad049e8f3f",
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
    "hash": "0x70d1ca537c6f2705b3e998d3ae534e0b88ef2427eec0e288d4eb52aa7082a67c",
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
    "hash": "0xc93dd955d9aa7a6e55a2cce048fa97600884c511271c525c1c0317390bdf1161",
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
    "hash": "0x6448c393817f012d3b265c776bf99ceba47a4581ccdbe731589f0c3ee2e97081",
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
