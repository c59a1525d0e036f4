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
    "creationCodeHash": "0x714ca432fbf3f6a545f4a1826c36e67ddaf4d8c6ba3664ccb53c8e7fd247be45",
    "creationBytes": 17053,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xb81caceaacfb3ada2a287e9c09f002c695dbf7c44a33655f321ef68b692879b6",
    "creationBytes": 28604,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xec994dd3a46805bd84794f8615b835c297a30f57627270eaac58e00111633179",
    "creationBytes": 23883,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xe5304dccef9de33ef487424c6266fc2ddd1c87a9f91f18a82bb604e1d2cc8bdb",
    "creationBytes": 25654,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xab52200a8453a22c9201ef5f39eedd0c361f7c95877673af37054fd05a1eb576",
    "creationBytes": 22367,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x39476880c405394012d8278fbae51b6496b1f458f75d58bff9c9a5bf39da727a",
    "creationBytes": 25290,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x7525c712db70cd2828f1b688ea40b7be49f91c6b7c78c8e16fe5797d0a96705d",
    "creationBytes": 25021,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xf5a7ba90c32b0e3582d99d9b64b8537367761586a1770219e74aaba9e9c79f84",
    "creationBytes": 29342,
    "chunks": 2
  }
]
