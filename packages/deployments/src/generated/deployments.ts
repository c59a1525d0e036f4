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
            "address": "0xC91c828311063b7A123dFE73e5Db936b5C8c9e4A",
            "startBlock": 0,
            "codeHash": "0x3d36b9b06f4623fad0d0f832edf0ebd8391566134e21bbf2ae5941e5816a77f2"
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
            "address": "0x025857220a130cD77C74907E02029926D5D82672",
            "startBlock": 0,
            "codeHash": "0xd07279ec1d87de0618560d30da71e3ada95ec355cf15104c870492d079ae3ce0"
          },
          "liquidityLocker": {
            "address": "0x00eA6Da79467fAA0c92eCc7ED41E3Bd15444a93C",
            "startBlock": 0,
            "codeHash": "0x46e656cbe75648e720d424c4a2901356ff371f77fa073d145a425ba77f708389"
          },
          "launchPad": {
            "address": "0x6Ee85e2Bc25Ea9d8d5f7889a558eEfE2449015DD",
            "startBlock": 0,
            "codeHash": "0x7b946958f92a9d14baa15f9012d0c44a7d36d9aa5ae98800aa5e9f8d27111dcf"
          },
          "openingVault": {
            "address": "0x5808412c4C946524350b50E874d4EB547a71A31c",
            "startBlock": 0,
            "codeHash": "0x7970ac1c5f8f6e8fe2372d4936ef976e19714fc8e725e7dd008f6f9da395ad66"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0xbA3C0caBfa87Bf6eC01Bc5B82a353242e541fE08",
            "startBlock": 0,
            "codeHash": "0x8a81db16fe3780f33d20b21246a914980481ae89d62dd7e6c11a28f5571ae6a7"
          },
          "rewardDividendTokenGenerator": {
            "address": "0xeD6a96ac1846B61c2E901Fb5CDCe1B404c63af57",
            "startBlock": 0,
            "codeHash": "0xc93c67ea32e38e9a54c94fe98c99775521f321786ed019cf739b811248a079ef"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xB9b8c4560Daa6b3586A8d26706b7c4d51912cCaA",
            "startBlock": 0,
            "codeHash": "0x654b1d135ff85075a7f35ca28e3d39e3ffe3b977c75f892c24473ce3b7fb48fc"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x2fE4A65Ce10afE16a67f046C662Eb38a45770852",
            "startBlock": 0,
            "codeHash": "0x7d3d5bbf3c39165aa0fb1677ad3c1ed7b2e06de2c144741da1eef86d6e8e4fe9"
          },
          "referralTokenGenerator": {
            "address": "0x6b10AD580bc8fa53F40094270DE4544844A34d18",
            "startBlock": 0,
            "codeHash": "0xf7cb25eb291a1cb2bdd99bd989058a5a34ea038c1515a34a52d34cbbde1dbea9"
          },
          "selfDividendTokenGenerator": {
            "address": "0xa1B6cA914E64bd931aA69F003d1aC4b5AEdAD2F9",
            "startBlock": 0,
            "codeHash": "0xe7e49a20481507e97e4416a1f9c76c10d109249688624550a22e0b049b2c92ac"
          },
          "nftDividendTokenGenerator": {
            "address": "0xFe677927E68De5B8cCd7c45c2D408c4D07B64578",
            "startBlock": 0,
            "codeHash": "0x707aa92d9ede40e6c56eae639fb588838e4014bc8abb23064473fb214ad8200b"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x7b4025dC98cDA49f1e2498CC05981060EAb5f0e3",
            "startBlock": 0,
            "codeHash": "0x3f47c67cfdb8ff6d36d40d076069583f7260cf238c2b4242af05388a65a724c4"
          }
        }
      }
    ]
  }
]
