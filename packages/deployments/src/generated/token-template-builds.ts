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
    "creationCodeHash": "0xabd2f0e918a5d73e09a3a6324ad1a9c20435a32c0245d28e01f7e5f04f70adac",
    "creationBytes": 17136,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd97afd82e78a9ec3052f4d91117fd8dbe9d607ff744f1a583a95612b9548cbf2",
    "creationBytes": 28657,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x699db4c2efc0e703b8cac4e44bad6d9b440fd078a5e0ee5ca2d2107925c1f4e8",
    "creationBytes": 23966,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd5fa0088fbeab75038dbef8181b4cfe4438aede637712b75c1f3ff46d9f3816a",
    "creationBytes": 25673,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xcf1ae9fbe83c40113e2036b667a61948c2d5528fabfca9f4473f174788f098a5",
    "creationBytes": 22450,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x453db8fb10a09320d2f21e4c38c1f081c9158bc7b7074ee90d04e3faa06d5223",
    "creationBytes": 25309,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xb2956d95410e117ba3f9ca2899452311eaebb84f254ff1c8f71721afd9f3e1f3",
    "creationBytes": 25097,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x18397dcc339915caab198ca1790ce3ed368156737f53deb6e0e1bf05aa806b11",
    "creationBytes": 29425,
    "chunks": 2
  }
]
