// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "taxedAnnex": {
            "address": "0x671F9Fcb6142F099A7b633e8624a88b22c28FAE0",
            "startBlock": 0,
            "codeHash": "0x0418a237aee7d7ab200df31e26bc714a8ba0c170345a3449a25249e7f44d4f6e"
          },
          "platformRegistry": {
            "address": "0xdD89bF3E963D44e8F86b845d8fFC41B4977cDd89",
            "startBlock": 0,
            "codeHash": "0xc9bdec9b94e71636b72051594595a80006ef5a7e49473daebaed7008852b5268"
          },
          "tokenFactory": {
            "address": "0x29D209b68AcBA7922b2bcf9660A3789efE535d77",
            "startBlock": 0,
            "codeHash": "0xf1aca1f0e062c54ed7d8a4bc259ba3a3797528ddeeea366c303e9413d1e747f5"
          },
          "tokenDetector": {
            "address": "0x30F802Ff4E209C82a01612Ea6CBe054eC06Ea56f",
            "startBlock": 0,
            "codeHash": "0x6a2e1ecad1ebd2f50c4d26d2a5992b5cd04f9e3cfd4fada01fa819b6cb5f5bad"
          },
          "liquidityLocker": {
            "address": "0x3aBF0DAde369D5eb03978B245577bb0E768D19d7",
            "startBlock": 0,
            "codeHash": "0xacb3c2fddc590223e4edd9684f5b8591ba3b0a6ecf72d46a91d81b3312dff005"
          },
          "launchPad": {
            "address": "0x97dA6f889C1895fBc9227EE4807CF0cD10770061",
            "startBlock": 0,
            "codeHash": "0xfaa75f7e43a4c2b500cf6ba094847e084e2bcdec38e12b496d4f7e2c65de0d46"
          },
          "openingVault": {
            "address": "0xAD277d69D86d1d71Ff2f99aeba9a02d1A123314e",
            "startBlock": 0,
            "codeHash": "0x3ba1f34a0eb1916262cc6b43ecd8d876424494548a61019d6e8528ce3521bcab"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x2Ba2ef84f720Fa52BE353588ED67F6a8c09407AE",
            "startBlock": 0,
            "codeHash": "0x90a89b40bc691f80a4743ddd6289f50011b30ecf7318d0dfa9dbdff78662ee24"
          },
          "rewardDividendTokenGenerator": {
            "address": "0xe6b7b473509d04d4219578c17EbDc8f7B33A471d",
            "startBlock": 0,
            "codeHash": "0x8cccb113a22c227cbcb0e225ac8f7c268ab2dd19eff746efef2f2022dfa06594"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xCDa0d8B8c0B4efAc3b02D704372Fb40ecb1eF526",
            "startBlock": 0,
            "codeHash": "0x31bbe7f67865f3fcff0823cc9147796b44c41b18df419bd4bf269db20931841e"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x13Bb302F52138f32971684f99113b1FcbF084090",
            "startBlock": 0,
            "codeHash": "0x51f63c75d5f31874f82897f4a1dbf2634a23baba916fab1760fa046f6fe0f4ad"
          },
          "referralTokenGenerator": {
            "address": "0xb0A5ECF5413daFb679564E95008B86C7A94FC2F0",
            "startBlock": 0,
            "codeHash": "0x4bfb520ab768b752eea689b5cd2f8067fb2d4ccefa161baff7b0b2c89e7b5471"
          },
          "selfDividendTokenGenerator": {
            "address": "0x273bc87D394Ce5926d0d66492f48eDa47cEc49b3",
            "startBlock": 0,
            "codeHash": "0xa306c42948c22eb8b23892f85a3cf91efd5e12f99b06342dff6b05a57cb63c99"
          },
          "nftDividendTokenGenerator": {
            "address": "0xe8944C6617d68ADddb940254Ce872261b37631C5",
            "startBlock": 0,
            "codeHash": "0xf1763f7965bdecc13220cdec6a7f5b274ff29dd94e420d3d605a336233b3cce0"
          }
        }
      }
    ]
  }
]
