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
    "creationCodeHash": "0x38fe3c4eeaa9736a62b9f79f488d3c27f263566ebc9f979844335649ee2904d9",
    "creationBytes": 18039,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x3c80e9c7438ad1711afab1321e88150d74c172865f25a2859e40ab907622e95b",
    "creationBytes": 30815,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x77ec6c995f5dc37b2a7d8eeeed2a3ee779cce6db8c3607a680e6d4d5282bcbf3",
    "creationBytes": 25122,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xa138add30ebcbdeb697ca16c3313667ecc9aee1e01bff3a83ce533df128cf537",
    "creationBytes": 26463,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xa8ca1ccac89ac9fad9b2acf58b5290fbf512316dbb57502776769942c14fe0cd",
    "creationBytes": 23441,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xb135ff42d588e289dce97b3ce9bc206fb0d80094e6435c5089f21cbd27189f2f",
    "creationBytes": 26091,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x3149d2a214a309f6d5eadda7d1221328cddced81b0651ad113cac15935831f73",
    "creationBytes": 26177,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x01c37c914506c9d146ff1d9efbc4430f08cf776b20e1edc4dd36f94ad2f95500",
    "creationBytes": 30539,
    "chunks": 2
  }
]
