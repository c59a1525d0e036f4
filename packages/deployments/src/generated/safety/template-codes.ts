// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 21979,
    "hash": "0xa0eee49e540647637996afac06b662d9f050f30f1e9173d622f6fd42f9c63a7b",
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
    "size": 12942,
    "hash": "0xe83ec87f1b7dec3a4e50230d2589c19c1c4962c389f3d3de173a17773a9f6438",
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
        "start": 9649,
        "length": 32
      },
      {
        "start": 9689,
        "length": 32
      },
      {
        "start": 10750,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 20534,
    "hash": "0x71b4ede0874418570241d21e0a70e98017da2f60b544f7dad9bf368852e05596",
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
        "start": 16267,
        "length": 32
      },
      {
        "start": 16307,
        "length": 32
      },
      {
        "start": 18069,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 19521,
    "hash": "0x28a79cd5b1addcd19ef869a0e12b982b2269780d81535dd40a9cda7379f6aee3",
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
        "start": 15759,
        "length": 32
      },
      {
        "start": 15799,
        "length": 32
      },
      {
        "start": 17042,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 18485,
    "hash": "0x2ec54253e67ce1968415f1a2f4849b8963553d90a26f60d7fa3d242d11c15f60",
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
        "start": 14372,
        "length": 32
      },
      {
        "start": 14412,
        "length": 32
      },
      {
        "start": 16144,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 16738,
    "hash": "0x92f3a617f1089cdfebbe01706d11c9aa3b6e6b839ae771c1ccc875c14806e1c8",
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
        "start": 11897,
        "length": 32
      },
      {
        "start": 11937,
        "length": 32
      },
      {
        "start": 13432,
        "length": 32
      },
      {
        "start": 13571,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 18426,
    "hash": "0x3ff829808f709381ee3ea81f73e62894c4538464b26b0b8829c12e87c6c625a4",
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
        "start": 14153,
        "length": 32
      },
      {
        "start": 14193,
        "length": 32
      },
      {
        "start": 16085,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 19619,
    "hash": "0xc17807feec162cda2ac82a653a24cbf8adf307f9399ec753b28badc87c7a2913",
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
        "start": 13845,
        "length": 32
      },
      {
        "start": 13885,
        "length": 32
      },
      {
        "start": 13935,
        "length": 32
      },
      {
        "start": 16887,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23370,
    "hash": "0xa871a3d6fdec5e031a0aeac9b4b9e9471feb34edea86bcad8aa4f4c6e929d0b8",
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
        "start": 17802,
        "length": 32
      },
      {
        "start": 17842,
        "length": 32
      },
      {
        "start": 19685,
        "length": 32
      },
      {
        "start": 20364,
        "length": 32
      }
    ]
  }
}
