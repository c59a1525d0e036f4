// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "TaxedAnnex": {
    "size": 23018,
    "hash": "0x0812ee5cd7f10605a632da8b05a8858c3ac243407fe09078173e3303e3330ff2",
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
        "start": 3258,
        "length": 32
      },
      {
        "start": 3636,
        "length": 32
      },
      {
        "start": 3982,
        "length": 32
      },
      {
        "start": 4091,
        "length": 32
      },
      {
        "start": 4360,
        "length": 32
      },
      {
        "start": 4493,
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
    "size": 13205,
    "hash": "0x994eadf6cfaaa458cd7b70b086215d0200b8f6dfd1dec99fdab8925fe2291dca",
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
        "start": 5534,
        "length": 32
      },
      {
        "start": 7703,
        "length": 32
      },
      {
        "start": 9862,
        "length": 32
      },
      {
        "start": 9902,
        "length": 32
      },
      {
        "start": 11056,
        "length": 32
      }
    ]
  },
  "RewardDividendToken": {
    "size": 21584,
    "hash": "0xa8a703e44568b10d402adfc85fac59eaa5296093940c8d4d54a491a52458d0fb",
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
        "start": 5943,
        "length": 32
      },
      {
        "start": 5985,
        "length": 32
      },
      {
        "start": 6129,
        "length": 32
      },
      {
        "start": 6227,
        "length": 32
      },
      {
        "start": 6414,
        "length": 32
      },
      {
        "start": 6477,
        "length": 32
      },
      {
        "start": 6577,
        "length": 32
      },
      {
        "start": 6675,
        "length": 32
      },
      {
        "start": 7285,
        "length": 32
      },
      {
        "start": 10292,
        "length": 32
      },
      {
        "start": 11324,
        "length": 32
      },
      {
        "start": 11723,
        "length": 32
      },
      {
        "start": 12086,
        "length": 32
      },
      {
        "start": 13151,
        "length": 32
      },
      {
        "start": 13186,
        "length": 32
      },
      {
        "start": 13230,
        "length": 32
      },
      {
        "start": 13722,
        "length": 32
      },
      {
        "start": 13781,
        "length": 32
      },
      {
        "start": 13821,
        "length": 32
      },
      {
        "start": 13871,
        "length": 32
      },
      {
        "start": 13967,
        "length": 32
      },
      {
        "start": 14083,
        "length": 32
      },
      {
        "start": 14196,
        "length": 32
      },
      {
        "start": 14629,
        "length": 32
      },
      {
        "start": 14684,
        "length": 32
      },
      {
        "start": 16680,
        "length": 32
      },
      {
        "start": 16720,
        "length": 32
      },
      {
        "start": 19130,
        "length": 32
      }
    ]
  },
  "LiquidityDividendToken": {
    "size": 19786,
    "hash": "0xe281cebe00a9d7a4ad50b576ddb8a7a4b9fbcd99c1f74c6a85bbdde325ca1d8d",
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
        "start": 6165,
        "length": 32
      },
      {
        "start": 6211,
        "length": 32
      },
      {
        "start": 6346,
        "length": 32
      },
      {
        "start": 9003,
        "length": 32
      },
      {
        "start": 11871,
        "length": 32
      },
      {
        "start": 14186,
        "length": 32
      },
      {
        "start": 14241,
        "length": 32
      },
      {
        "start": 15974,
        "length": 32
      },
      {
        "start": 16014,
        "length": 32
      },
      {
        "start": 17350,
        "length": 32
      }
    ]
  },
  "NativeDividendToken": {
    "size": 18756,
    "hash": "0x2db8cd146ab29faab66984d0e4267695f86ec4948e1d94f3d093baebd6c9f7bd",
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
        "start": 5894,
        "length": 32
      },
      {
        "start": 5940,
        "length": 32
      },
      {
        "start": 6075,
        "length": 32
      },
      {
        "start": 6758,
        "length": 32
      },
      {
        "start": 9793,
        "length": 32
      },
      {
        "start": 10820,
        "length": 32
      },
      {
        "start": 12287,
        "length": 32
      },
      {
        "start": 12378,
        "length": 32
      },
      {
        "start": 12555,
        "length": 32
      },
      {
        "start": 12610,
        "length": 32
      },
      {
        "start": 14601,
        "length": 32
      },
      {
        "start": 14641,
        "length": 32
      },
      {
        "start": 16466,
        "length": 32
      }
    ]
  },
  "ReferralToken": {
    "size": 17005,
    "hash": "0xd520e24c03968a0fc54186fb86db2fb67e39d983d45973e091eeef0b78b5d37d",
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
        "start": 5903,
        "length": 32
      },
      {
        "start": 8743,
        "length": 32
      },
      {
        "start": 11708,
        "length": 32
      },
      {
        "start": 12158,
        "length": 32
      },
      {
        "start": 12198,
        "length": 32
      },
      {
        "start": 13881,
        "length": 32
      }
    ]
  },
  "SelfDividendToken": {
    "size": 18688,
    "hash": "0x3345cdbbee94d0d08048a3251917fe374896935c29e89086b89b6394f2abab52",
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
        "start": 5915,
        "length": 32
      },
      {
        "start": 6022,
        "length": 32
      },
      {
        "start": 6099,
        "length": 32
      },
      {
        "start": 6822,
        "length": 32
      },
      {
        "start": 9849,
        "length": 32
      },
      {
        "start": 10876,
        "length": 32
      },
      {
        "start": 11117,
        "length": 32
      },
      {
        "start": 11179,
        "length": 32
      },
      {
        "start": 11220,
        "length": 32
      },
      {
        "start": 12437,
        "length": 32
      },
      {
        "start": 14373,
        "length": 32
      },
      {
        "start": 14413,
        "length": 32
      },
      {
        "start": 16398,
        "length": 32
      }
    ]
  },
  "NftDividendToken": {
    "size": 19878,
    "hash": "0xace30a9d912ef21f434adaab672dc89b1a8d4bb61c785aaeaa87e337959ba919",
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
        "start": 6375,
        "length": 32
      },
      {
        "start": 6421,
        "length": 32
      },
      {
        "start": 6556,
        "length": 32
      },
      {
        "start": 7576,
        "length": 32
      },
      {
        "start": 10676,
        "length": 32
      },
      {
        "start": 10927,
        "length": 32
      },
      {
        "start": 11626,
        "length": 32
      },
      {
        "start": 11681,
        "length": 32
      },
      {
        "start": 14054,
        "length": 32
      },
      {
        "start": 14094,
        "length": 32
      },
      {
        "start": 14144,
        "length": 32
      },
      {
        "start": 17189,
        "length": 32
      }
    ]
  },
  "ReferralLiquidityDividendToken": {
    "size": 23639,
    "hash": "0x27c434ec89fd995cf8292fa90d77dee07ae4bae95c4175aa6dfd300669f4acb9",
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
        "start": 6543,
        "length": 32
      },
      {
        "start": 6589,
        "length": 32
      },
      {
        "start": 6724,
        "length": 32
      },
      {
        "start": 9468,
        "length": 32
      },
      {
        "start": 12844,
        "length": 32
      },
      {
        "start": 15301,
        "length": 32
      },
      {
        "start": 15356,
        "length": 32
      },
      {
        "start": 18026,
        "length": 32
      },
      {
        "start": 18066,
        "length": 32
      },
      {
        "start": 19689,
        "length": 32
      },
      {
        "start": 20041,
        "length": 32
      }
    ]
  }
}
