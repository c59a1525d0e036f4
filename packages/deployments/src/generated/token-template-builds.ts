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
    "creationCodeHash": "0x0adf820537e949aa6b550e2176b6fd9e50d29af28b412b33670463e5207bbb06",
    "creationBytes": 18093,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x7ddd675a329bdb73630a98b0544c8cc36d88ac344492431b40045f6c6a0b45d0",
    "creationBytes": 30807,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xacdc8a589d47afb85128a5ebeeeb641cf3dd69823848adf64689ca1e2b970a04",
    "creationBytes": 25110,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5905c6043fdc828d890d62d3af09ee0178d137deeffa17b2f46e2bfb6677b02d",
    "creationBytes": 26451,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x2d99f6f121fe6af6de230533a227366e09e90291bfc14266999412204c920b86",
    "creationBytes": 23506,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x705fc6d28c0e8a42e9bb07d2943ee390fa49fd197d80931295a591656f3f9152",
    "creationBytes": 26079,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x678f06fc5782587a9a78afa1d1a9871e4cad254199f22bd4fb1db0158533d5d5",
    "creationBytes": 26171,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x538d38f3dceb624adc80f09430765afeb16f7a74e940556e78a52d704702ff4d",
    "creationBytes": 30521,
    "chunks": 2
  }
]
