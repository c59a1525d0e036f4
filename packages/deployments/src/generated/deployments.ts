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
            "address": "0x39c853e82b177DC7257E0EB97bCB9846D4fa0B52",
            "startBlock": 0,
            "codeHash": "0xb9bc454d529485a480698d890d84e7c4669ceea92a39e5844d114a4870487f33"
          },
          "platformRegistry": {
            "address": "0xc243906fF65bb0760324bc7F88b8eBa30b079e23",
            "startBlock": 0,
            "codeHash": "0x923cbbd0b4095261065325b7716c7044086b2a0faa9659686c52dc06ee87c88a"
          },
          "tokenFactory": {
            "address": "0xcFa7Da0235ae1c99aC79875FC36Ddf9a3eFB5252",
            "startBlock": 0,
            "codeHash": "0xba6676cd034256fe21d067291ecebc1e950ae9ab67faf9e4a78c1f35fea3c380"
          },
          "tokenDetector": {
            "address": "0xB43000c247434B61cC4833A6b8bC037764c7965a",
            "startBlock": 0,
            "codeHash": "0x7b960911f5b91d989e9513f0cc6eac52ba5a4e4c3c36901c379c119f6e078dbe"
          },
          "liquidityLocker": {
            "address": "0x4034F74edCF2e9a5332a9a0BAeF5299c3e6245b1",
            "startBlock": 0,
            "codeHash": "0xa0bcfbf97b92bf9633bb09608a6fcedd8abc0428d77bf73484be61ee271dc817"
          },
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0xC5Cd9b88A96eDF2c58523979665d272AF8A43c4a",
            "startBlock": 0,
            "codeHash": "0xcde4a540f4deee9ba209ecf0cefddc64b6e9092d2638b9b9673415ebddb8548d"
          },
          "nftLocker": {
            "address": "0x5bb076c2b205baB51094454568adfb4738556fBf",
            "startBlock": 0,
            "codeHash": "0x599aac1a98ee7ea85b294d46da4b17b86f75121a289e64d6c300cb046a0afc21"
          },
          "poolFixer": {
            "address": "0x19A0bB240643B7848e100B9fF8bA42C7745a6A0a",
            "startBlock": 0,
            "codeHash": "0xb0fa3513ff248016647fc0871cca6a74245e1231abbbd820373b330a80f2a993"
          },
          "launchPad": {
            "address": "0xfEeb7654C1E9C1e85CD11fc9B8144bd932dfe6c9",
            "startBlock": 0,
            "codeHash": "0x2ad162aa69e6b362d3ea451cc3f73c6cbda0fcf6b29ac45c2b971bcafc84e84c"
          },
          "openingVault": {
            "address": "0x3e893a755Ad99A9546F9a6E67A76B9cFf8b957Ad",
            "startBlock": 0,
            "codeHash": "0xfb36a98d01aa981afaf2188506195924707195368ddbd2efa1c5c4dd9134111f"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0xE44AEeC38aa0294406d3bB18b6d58D6d533fdC94",
            "startBlock": 0,
            "codeHash": "0xd329a9a484b3b4fa41e255e3b78939fc5fb8efa62da481d7a49ba906f2259ce3"
          },
          "whitelistMarket": {
            "address": "0x56fB5B9d40D463C0410D984C1AdD86d956dac5B0",
            "startBlock": 0,
            "codeHash": "0xb4b84e7292a7597925959d1148736e808b3100723121dc4da1346e3370def9f1"
          },
          "sellCanary": {
            "address": "0x453Fd0fd74Bd9Ce7d143bF5732eAcd6950f8ff83",
            "startBlock": 0,
            "codeHash": "0x719d303f5d40090e8b8d8f83712d1aaea3e8881c8f3fa6a4391b1c9180fb5faa"
          },
          "presaleDesk": {
            "address": "0x7D0Ae30Aa8c3489fD273d6c4E93CE9f23CD3E292",
            "startBlock": 0,
            "codeHash": "0x1fade874bda8f6c8bdbb763f68f20b2cc9fdee5430c1c89bb260c1fdddc61584"
          },
          "normalPresale": {
            "address": "0xA6fda32aA23Db890844941AaE7BC8DDa8ae2181F",
            "startBlock": 0,
            "codeHash": "0xc3ea12399a848f8d4026cdc5037f9319ed0ebbc6c75a530d428b5c3884f5073b"
          },
          "fairPresale": {
            "address": "0x18E391CF96913AD836497A74F48cfDc120b1117c",
            "startBlock": 0,
            "codeHash": "0x8ec9a34c6979ba46bfc143cb3a6e1bb83f3824a8f1f9ad822e2dc829d7884b5d"
          },
          "privatePresale": {
            "address": "0xC89240DF95087dcA53797A45D2A8EC71da7bC77d",
            "startBlock": 0,
            "codeHash": "0x93efdc48c9869c3c36213d65702e714bb6bb820ad68c995fa0e6e495107f8b11"
          },
          "presaleFactory": {
            "address": "0x8AFaC8324bFf4AF4F7f2d53bd56Ab4b4bFD35618",
            "startBlock": 0,
            "codeHash": "0x8447a9f4259dabf0a3d90933057ad63a6e443de1070a22246af44d7553dd55fb"
          },
          "airdrop": {
            "address": "0xcD57FadE6E3067fA9Ef8CE1F16A279874F7C5F8A",
            "startBlock": 0,
            "codeHash": "0xc55d73fe9949cd5b8884b38b81058f5f633c1bd2d65de7b598970a8fa04c479e"
          },
          "merkleAirdrop": {
            "address": "0x5Dd166cFE0D92f11b46e55E17C2e941fBBA7bCE5",
            "startBlock": 0,
            "codeHash": "0x9de4fffd2770c0107d2cd33dd3ddad0c1fd11ba2551fd64b4f981a622376c19c"
          },
          "airdropFactory": {
            "address": "0x0ad6e90662C52e2b6E91f7c2E1BBECB3A3857624",
            "startBlock": 0,
            "codeHash": "0x243c9e3bb34553eba414df3ccc8d33aca6dc485032b180bdac4db9780c8cad41"
          },
          "multisend": {
            "address": "0xC419D1bdDd2E4FF7e1C3D16efE47ba77d47aEa38",
            "startBlock": 0,
            "codeHash": "0x0973669e98116b3e45a49bd8a0b291ebe71806b005b29c205dab6fce73504018"
          },
          "poolFactory": {
            "address": "0xaeFe969C83C5d0C8987ce81FE87Ad026C5cd84BC",
            "startBlock": 0,
            "codeHash": "0xf518687a7b92162055251e329b452a71c20e4826311b32c8b9c8f112849c6b0b"
          },
          "tokenPool": {
            "address": "0xDC1fbf85C6d00bC5b5544E01F73ba6AFEC0140b9",
            "startBlock": 0,
            "codeHash": "0x8b3bc4967a6b950a91f51d365ad82946066034807517f51b14ba64b348eb8cdc"
          },
          "nftPool": {
            "address": "0x4155bb4fA46516eb5CA4D6708663387b558b8906",
            "startBlock": 0,
            "codeHash": "0xa25945e7c0264089319b6dc9cc12442bdb51091ff9fb81ee4863a6562d48e4ac"
          },
          "nftSale": {
            "address": "0x15c8DB3a7D6c3DC335eD14f4a549bFe75fA1Bba2",
            "startBlock": 0,
            "codeHash": "0x19b5dd87a3822809ab9f3317be2ba8e1d708085ca8b1cea4eee1dc9257e27673"
          },
          "nftSaleFactory": {
            "address": "0x0F355946F17A5718B4B488B189Ea35d324AE70DF",
            "startBlock": 0,
            "codeHash": "0x6cdaa17f0562c4cea10f3237ae3057f36877eedac7ad4bc30aeacecf1753e744"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0xb979e2e7Af964F7160ECe7fCF5e246Bb4756beea",
            "startBlock": 0,
            "codeHash": "0x37771d7c90446c76edcbad559019e6ddb5bc9929a013b5fc543240c3dc93ffa4"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x0B9d600230b90BCcB670947869fbCA809004F48B",
            "startBlock": 0,
            "codeHash": "0x557181e0bffe9c912746047a9100faec899df228fdc3ece606e956e8c3a2c6dc"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x4773570beb9041B8b8b433E48F7d23eB8b38D308",
            "startBlock": 0,
            "codeHash": "0xa89506a5e3042deccccb30f833e52e6aee48171e8b29f25a44df1bf8bdbe5c45"
          },
          "nativeDividendTokenGenerator": {
            "address": "0xFa02e018912e882888d95f80bc8675e7396E7391",
            "startBlock": 0,
            "codeHash": "0x0b1a7b4f0a90e350fe6b2cd9620139561a7c311c7191565559083e6ce08f1336"
          },
          "referralTokenGenerator": {
            "address": "0x5fD120C1219aEd4b4CB13bb5b452DE9Ef56cc174",
            "startBlock": 0,
            "codeHash": "0x0dcf322a0544f7c09061ab7934c053cd29f2e8197ed991e57ab4bae82c9a3d94"
          },
          "selfDividendTokenGenerator": {
            "address": "0xc5ceb4E54212BD6Fb5A40AD7ea38610723fff66E",
            "startBlock": 0,
            "codeHash": "0x1ddc07b9f1c8ecc333130cd5be6db7a20585fa7c6248d151c708985192a8e0cf"
          },
          "nftDividendTokenGenerator": {
            "address": "0x8D787f610A1d9274f15a77B50199414a36030D56",
            "startBlock": 0,
            "codeHash": "0x7d0cf6e9ec300c2f080d2be64e04ef2da8bb5e2fa225754805566d35ec749a8c"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x9008463B4284D3808eD9611F3cC2EeFf4D9eA56a",
            "startBlock": 0,
            "codeHash": "0x7233fa26b4f052ec850bd11ea24ac2937278b543f9d1d439d873b80bf31f8caf"
          }
        }
      }
    ]
  }
]
