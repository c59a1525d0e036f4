// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 21941,
    "hash": "0xe27f42bf63f9187ebb9823c216a404513d77a468d7a1af310b4607bf16365340",
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
    "size": 12918,
    "hash": "0x4d9fbf832b121a13e80ad1392ed1aae42d60b48f26b63a4fc9f928eb28852e77",
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
    "hash": "0x1fd370ede6f34cf1823cb5dbe4ac7e8bf55d037f4def10d2bc30e19415f39c95",
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
    "hash": "0xa9cdcfc631f6cb6ad03d802f64dce8624c1e5b9a0d29fad9c73431009389cbd2",
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
    "hash": "0x004c1af29cb88e4f6714a475d6b8229525bd665fcdf891398a3d8c72ea1e62d4",
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
    "hash": "0x5b8e9ddebb5a28aadb1de900c4d077cd112a7ceddc6c809fd4aeb051efba889f",
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
    "hash": "0x994450cde5f74e22bdb772e0f29580d89051da947d31f1fc9b065da44a6aaf97",
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
    "hash": "0xd27e51d8b65155b7621408771f12bc9aa8238d1c8fafb526a908b705b883854c",
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
    "hash": "0x36b3e657f347ae6b2b013e4f972005db2240992a821d85f4502516c6b1abebcf",
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
