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
    "creationCodeHash": "0x7213cc4e0cd1f8a78d114db872a3ca2f8f77d074d6d261b5a7f55f73f35dcc0f",
    "creationBytes": 17690,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x939023eebaccbd4049bfe3f157f47e91fc1020e9338402ca5595eb0237bf184e",
    "creationBytes": 30643,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xfe5e5291062cda436883cc54e0f4649268289432cfd0ed1a111b8aec30f23ed7",
    "creationBytes": 24522,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x4628aa251436dfef915e5a7f280a5655b11374d3e5c92f6136067effb5b66b84",
    "creationBytes": 26213,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xdb262bd036677c8b2773d9e4527091b62333bcfe385a10a922bca348103f184a",
    "creationBytes": 23008,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5321f3d07b63d6ae74c3ddccda52f5cf4dc5f664b9e26e329c540d19d9c65712",
    "creationBytes": 25840,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x785a1fff012056206fbee51341a3b3f6f66995547eb235b9401316c1d9a6b8f2",
    "creationBytes": 25647,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5f77f436f99d489c5b9ba6562acc9b7cd0f7b0b292084f31a788fa5bb8dbc8db",
    "creationBytes": 29985,
    "chunks": 2
  }
]
