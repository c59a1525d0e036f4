// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xbaf04f9e9ff8e38be02565652a23a3c01124d1e440ac1150f4309da257445d8a",
    "creationBytes": 12574,
    "chunks": 1
  },
  {
    "templateId": 2,
    "contract": "TaxedToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x547548016958aefbb977391a88c8274ba5e6ad2e5548a73b0039b6742929997c",
    "creationBytes": 18039,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x577be50415e5061615ee92cf246c2d4471aaa2e4a9fc6ec21acc6822404837fa",
    "creationBytes": 30815,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x2295e5111a527b02fb6804317eaddcc9cfd1a3305d3bddb6cdb59e324941c33b",
    "creationBytes": 25122,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x8857f7212de70c4e3c5520ab3c29729145c50718ddb1d353572e969631753996",
    "creationBytes": 26463,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5f4e489089e8f4c971a9b19069bbcddd4a28910fa09bf94beea4e192d89bf0e5",
    "creationBytes": 23441,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x93bd98f0e4a6e6737c876dffc82bec31d8b9d22b001bcea81f308b9be8446897",
    "creationBytes": 26091,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x35320d2faa699ae0c45bb09a4f0072edaa1c612d2c4fc8447745bafca350b567",
    "creationBytes": 26177,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x6ac992618ecce87dc6cf5ea078ebfacd0f697ccc92beecc4f044d98da36bdaae",
    "creationBytes": 30539,
    "chunks": 2
  }
]
