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
    "creationCodeHash": "0x2ce8e8bd0d39239985fb3249ed491a364ebdf9368f1be0100714effaaa93ba42",
    "creationBytes": 17270,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x61c6d5c46879c2aada11c904c61984100efa39a840ea461192bcb1332574d087",
    "creationBytes": 28829,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xe2d52586519411620d385c2efb5fb1100f1072634a672b5bb6502061d0077d1f",
    "creationBytes": 24100,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x98bdc74453be9f4f7b445fc53e9348c815d49c95d6a449f4623f941bf3a54930",
    "creationBytes": 25845,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x976cbae90228fb0791cb7ee6dde97bf8160670396f5353c4365bc6c46a2f7c99",
    "creationBytes": 22584,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd580fe6cf31535a7dce4555e4a43fdec38bbe828ce30816b39e41419bf4c6c9b",
    "creationBytes": 25481,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x975fced1365cb95c115492351ee008e7fc05da6e05303f753d5fa36f5259c62e",
    "creationBytes": 25231,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x046c5f3536ec1bf39fa058ad32eee9d97c3b717a02de4344643da921922d3102",
    "creationBytes": 29559,
    "chunks": 2
  }
]
