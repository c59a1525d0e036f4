// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {ExtensionAddress} from "../../templates/token/ExtensionAddress.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {HostileNft} from "../fixtures/HostileNft.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TemplatesFixture} from "../fixtures/TemplatesFixture.sol";

/// @notice P-37 for every taxed template, as it is shipped, through the factory.
contract TaxedTemplatesTest is TemplatesFixture, AbiReader {
    string private constant EXTENSION_ARTIFACT = "out-templates/TaxedTokenExtension.sol/TaxedTokenExtension.json";

    HostileNft private nft;
    SoladyPeer private dollar;

    function setUp() public override {
        super.setUp();
        nft = new HostileNft();
        dollar = new SoladyPeer(alice, 1e30);
        vm.startPrank(alice);
        dollar.approve(address(router), type(uint256).max);
        router.addLiquidityETH{value: 100 ether}(address(dollar), 200_000e18, 0, 0, alice, block.timestamp);
        vm.stopPrank();
        for (uint256 id = FIRST_TAXED; id <= LAST_TAXED; ++id) {
            registerTemplate(id, vm.getCode(artifactOf(templateName(id))), arraysOf(id));
            vm.prank(platform);
            factory.setFee(id, FEE_WEI * id);
        }
    }

    /// @notice The address is known beforehand, to everybody who asks, and again by the hash of the code and the salt.
    function test_P37_EveryTemplateComesToItsPredictedAddress() public {
        for (uint256 id = FIRST_TAXED; id <= LAST_TAXED; ++id) {
            Arrays memory a = arraysOf(id);
            address predicted = predictTaxed(alice, id, a, "seed");
            vm.prank(bob);
            assertEq(predictTaxed(alice, id, a, "seed"), predicted, "whoever asks");
            bytes32 codeHash = keccak256(factory.initCode(alice, id, a.strings, a.addresses, a.numbers, a.bools));
            assertEq(
                vm.computeCreate2Address(factory.saltOf(alice, "seed"), codeHash, address(factory)),
                predicted,
                "what a browser searches by"
            );
            assertEq(address(deployShipped(id, alice, a, "seed")), predicted, templateName(id));
            assertEq(factory.recordOf(predicted).templateId, id);
            assertEq(predictTaxed(alice, id, a, "seed"), predicted, "afterwards too");
        }
    }

    /// @notice Whoever makes it with whatever seed: the address is the maker's own, and nobody else's.
    /// forge-config: default.fuzz.runs = 250
    function testFuzz_P37_PredictionsOfEveryTemplateAreExact(uint256 id, address deployer, bytes12 seed) public {
        vm.assume(deployer.code.length == 0 && uint160(deployer) > 0xffff && deployer != marketing);
        id = bound(id, FIRST_TAXED, LAST_TAXED);
        vm.deal(deployer, 1 ether);
        Arrays memory a = arraysOf(id);
        address predicted = predictTaxed(deployer, id, a, seed);
        if (deployer != alice) assertTrue(predictTaxed(alice, id, a, seed) != predicted, "another deployer's");
        IShippedToken token = deployShipped(id, deployer, a, seed);
        assertEq(address(token), predicted);
        assertEq(token.owner(), deployer);
    }

    /// @notice Nobody makes the same token twice, and nobody takes the place of another.
    function test_P37_NoTemplateCanBeSquatted() public {
        for (uint256 id = FIRST_TAXED; id <= LAST_TAXED; ++id) {
            Arrays memory a = arraysOf(id);
            address predicted = predictTaxed(alice, id, a, "mine");
            assertTrue(address(deployShipped(id, bob, a, "mine")) != predicted, templateName(id));
            assertEq(predicted.code.length, 0);
            assertEq(address(deployShipped(id, alice, a, "mine")), predicted);
            vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_AlreadyDeployed.selector, predicted));
            this.make(id, alice, a, "mine");
        }
    }

    /// @notice What is sent beyond the fee comes back, whatever the template.
    function test_P37_OverpaidFeesOfEveryTemplateComeBack() public {
        for (uint256 id = FIRST_TAXED; id <= LAST_TAXED; ++id) {
            uint256 before = alice.balance;
            uint256 earned = address(factory).balance;
            Arrays memory a = arraysOf(id);
            vm.prank(alice);
            factory.deploy{value: 5 ether}(
                id, a.strings, a.addresses, a.numbers, a.bools, address(0), id == 8 ? address(nft) : address(0), 0
            );
            assertEq(before - alice.balance, FEE_WEI * id, templateName(id));
            assertEq(address(factory).balance - earned, FEE_WEI * id);
        }
    }

    /// @notice A token is set up once, while it is made: what only the shared code knows is no function of it, nor is
    /// anything that its own interface does not say.
    function test_P37_NoTokenIsSetUpAgain() public {
        Writer[] memory writers = writersOf(EXTENSION_ARTIFACT);
        for (uint256 id = FIRST_TAXED; id <= LAST_TAXED; ++id) {
            IShippedToken token = deployShipped(id, alice, arraysOf(id), "once");
            string memory artifact = vm.readFile(artifactOf(templateName(id)));
            uint256 inner = 0;
            for (uint256 i = 0; i < writers.length; ++i) {
                if (vm.keyExistsJson(artifact, string.concat(".methodIdentifiers['", writers[i].signature, "']"))) {
                    continue;
                }
                ++inner;
                vm.prank(alice);
                (bool ok,) = address(token).call(emptyCall(writers[i].selector));
                assertFalse(ok, string.concat(templateName(id), " answers ", writers[i].signature));
            }
            assertGe(inner, 4, "construct, killBuyer, sell and add; its checks only read");
            assertEq(token.owner(), alice);
            assertEq(token.totalSupply(), SUPPLY);
        }
    }

    /// @notice Without the shared code nothing is born: neither an empty token nor one with other rules.
    function test_P37_NoTemplateIsBornWithoutTheSharedCode() public {
        vm.etch(ExtensionAddress.EXTENSION, "");
        for (uint256 id = FIRST_TAXED; id <= LAST_TAXED; ++id) {
            vm.expectRevert();
            this.make(id, alice, arraysOf(id), "empty");
        }
    }

    function make(uint256 id, address creator, Arrays memory a, bytes12 seed) external {
        deployShipped(id, creator, a, seed);
    }

    function arraysOf(uint256 id) private view returns (Arrays memory) {
        return templateArrays(id, taxedDraft(), address(dollar), address(nft));
    }

    function predictTaxed(address deployer, uint256 id, Arrays memory a, bytes12 seed) private view returns (address) {
        return factory.getDeployAddress(deployer, id, a.strings, a.addresses, a.numbers, a.bools, seed);
    }
}
