// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5fa58aaae936272814e901fcf989fbdbd577ee8b099bb186a66e03360ad07f3c",
    "creationBytes": 12574,
    "chunks": 1
  },
  {
    "templateId": 2,
    "contract": "TaxedToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x8337af4824e4afb31b672f6033ef7e020d933774daf5102864a3ca0e7711689b",
    "creationBytes": 18039,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x77dce2e6c3450967982d5f3b1f047693f8a2e004eb2e0bdab34cadac407ca9f7",
    "creationBytes": 30815,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xc163c78aa9e24adedf9a380edf463d849c43e0363912d8e19923309b6bacc7be",
    "creationBytes": 25122,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd636fca4269cbeeb574beaa1cd98c097b8c4c89191a82c3de480f9798bb5592a",
    "creationBytes": 26463,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x212e5ea01b2139dbed0fccc31423920138b87cabd46235504b31bb0171b7ce3a",
    "creationBytes": 23441,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x30a6b7e68b70b931159aedaccf6ad45ca607a86be79638829897e9e7a1fec65b",
    "creationBytes": 26091,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x1c9defe8da116735f3d3f2c82c289ff148359e03afe30fc2e6a3f34350f1fe3b",
    "creationBytes": 26177,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x7d1dc460eef8878d01e86bb793c46ef7f155b3f2150f98a0c2089f05e2ae2599",
    "creationBytes": 30539,
    "chunks": 2
  }
]
