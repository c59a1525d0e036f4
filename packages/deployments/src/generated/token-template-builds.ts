// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5029d4313f1bcc7d1d7e5566f4bce8f420850bfbde7702fec8e358b0214f5627",
    "creationBytes": 12553,
    "chunks": 1
  },
  {
    "templateId": 2,
    "contract": "TaxedToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xe50b19110456893dc7b289af0755b8a24906fdf580a0c3baaf58eff816f36d8e",
    "creationBytes": 18077,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xef24ace808b08c919dee468b3b2e24645160640947d8915846849341b0b23321",
    "creationBytes": 30791,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x4dba926dc0771ef1090c3fa827b330843328a6d151a8d464fc3085fa73a46b53",
    "creationBytes": 25094,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xef251eceddeb5fe23083248264dedd73d3b6c5d44e2149b5b59c279614818e17",
    "creationBytes": 26435,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x67df7dab4f24bcc07e792f2d81d56028cccd8653b5de49ee1492738b6336f04a",
    "creationBytes": 23490,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x04d57b74f352e7286392d793a4d0ffaaccf724e12b4e69f2bcddc2fe98071c51",
    "creationBytes": 26063,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xf7195b63bc7a703bbe2caf4e20e7ebd325f4462dcfede572140c8a912a1c6af0",
    "creationBytes": 26155,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x54708787f42b3e307e81908eace40730cc051afc701736f2a8c34d7774f2de07",
    "creationBytes": 30505,
    "chunks": 2
  }
]
