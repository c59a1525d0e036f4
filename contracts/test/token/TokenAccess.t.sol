// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice Who may call what: every function of the ABI times every role. A function that nobody put into a list below
/// fails the test.
contract TokenAccessTest is TokenFixture, AbiReader {
    string private constant FACTORY_ARTIFACT = "out/TokenFactory.sol/TokenFactory.json";

    StandardToken private token;
    string[] private privileged;
    string[] private open;

    function setUp() public override {
        super.setUp();
        token = create(alice, fullDraft(bob));
    }

    function test_P12_TokenAccessMatrix() public {
        listTokenFunctions();
        address[] memory strangers = everybodyBut(alice);
        checkMatrix(SHIPPED_ARTIFACT, address(token), alice, strangers);
    }

    function test_P12_FactoryAccessMatrix() public {
        listFactoryFunctions();
        address[] memory strangers = everybodyBut(platform);
        checkMatrix(FACTORY_ARTIFACT, address(factory), platform, strangers);
    }

    /// @notice After the owner renounced, no address has any of the owner's powers: neither the old owner, nor the
    /// receiver, nor the factory, its owner and its treasury, nor the zero address of a simulated call.
    function test_P20_NobodyHasPowerAfterRenouncingToken() public {
        listTokenFunctions();
        vm.prank(alice);
        token.renounceOwnership();
        expectAllRefused(address(token), everybodyBut(address(this)));
        assertEq(token.capabilities(), 0);
    }

    function test_P20_NobodyHasPowerAfterRenouncingFactory() public {
        listFactoryFunctions();
        vm.prank(platform);
        factory.renounceOwnership();
        expectAllRefused(address(factory), everybodyBut(address(this)));
    }

    function testFuzz_P20_NoAddressHasPowerAfterRenouncing(address anyone) public {
        listTokenFunctions();
        vm.prank(alice);
        token.renounceOwnership();
        address[] memory one = new address[](1);
        one[0] = anyone;
        expectAllRefused(address(token), one);
    }

    /// @notice A handover that was asked for before renouncing cannot be completed after it.
    function test_P20_NoHandoverSurvivesRenouncing() public {
        vm.prank(carol);
        token.requestOwnershipHandover();
        vm.prank(alice);
        token.renounceOwnership();
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(Ownable.Unauthorized.selector);
            vm.prank(i == 0 ? carol : alice);
            token.completeOwnershipHandover(carol);
        }
    }

    /// @notice The factory's owner has no function that reaches a living token.
    function test_P20_FactoryOwnerHasNoPowerOverTokens() public {
        listTokenFunctions();
        address[] memory one = new address[](2);
        (one[0], one[1]) = (platform, address(factory));
        expectAllRefused(address(token), one);
    }

    function checkMatrix(string memory artifact, address target, address owner, address[] memory strangers) private {
        Writer[] memory writers = writersOf(artifact);
        assertEq(writers.length, privileged.length + open.length, "lists and ABI differ");
        for (uint256 i = 0; i < writers.length; ++i) {
            bool needsOwner = contains(privileged, writers[i].signature);
            assertTrue(needsOwner || contains(open, writers[i].signature), writers[i].signature);
            for (uint256 j = 0; j < strangers.length; ++j) {
                bool refused = needsOwner && !isReceiverNamingSuccessor(strangers[j], writers[i].signature);
                assertEq(isUnauthorized(target, strangers[j], writers[i].selector), refused, writers[i].signature);
            }
            assertFalse(isUnauthorized(target, owner, writers[i].selector), writers[i].signature);
        }
    }

    function expectAllRefused(address target, address[] memory callers) private {
        for (uint256 i = 0; i < privileged.length; ++i) {
            bytes4 selector = bytes4(keccak256(bytes(privileged[i])));
            for (uint256 j = 0; j < callers.length; ++j) {
                bool refused = !isReceiverNamingSuccessor(callers[j], privileged[i]);
                assertEq(isUnauthorized(target, callers[j], selector), refused, privileged[i]);
            }
        }
    }

    /// @dev The one power of somebody who is not the owner: the receiver of fees may name the next one.
    function isReceiverNamingSuccessor(address caller, string memory signature) private view returns (bool) {
        return caller == treasury && same(signature, "setDevAddress(address)");
    }

    /// @dev Undoes whatever the call did, so that one role's success is not the next one's failure.
    function isUnauthorized(address target, address caller, bytes4 selector) private returns (bool) {
        uint256 snapshot = vm.snapshotState();
        vm.prank(caller);
        (bool ok, bytes memory failure) = target.call(emptyCall(selector));
        vm.revertToState(snapshot);
        return !ok && bytes4(failure) == Ownable.Unauthorized.selector;
    }

    function everybodyBut(address one) private view returns (address[] memory others) {
        address[10] memory all = [
            alice,
            bob,
            carol,
            platform,
            treasury,
            address(factory),
            address(generator),
            address(detector),
            address(token),
            address(0)
        ];
        others = new address[](all.length);
        uint256 count;
        for (uint256 i = 0; i < all.length; ++i) {
            if (all[i] != one) others[count++] = all[i];
        }
        assembly {
            mstore(others, count)
        }
    }

    function listTokenFunctions() private {
        privileged = [
            "mint(address,uint256)",
            "disableMint()",
            "setContractURI(string)",
            "freezeContractURI()",
            "transferOwnership(address)",
            "renounceOwnership()",
            "completeOwnershipHandover(address)"
        ];
        open = [
            "transfer(address,uint256)",
            "transferFrom(address,address,uint256)",
            "approve(address,uint256)",
            "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
            "permit(address,address,uint256,uint256,bytes)",
            "burn(uint256)",
            "requestOwnershipHandover()",
            "cancelOwnershipHandover()"
        ];
    }

    function listFactoryFunctions() private {
        privileged = [
            "setTemplate(uint256,address,bool)",
            "setFee(uint256,uint256)",
            "setFeeWhitelist(address,uint256)",
            "setDevAddress(address)",
            "setInviterShare(uint256)",
            "setVip(address)",
            "initLaunchPad(address)",
            "transferOwnership(address)",
            "renounceOwnership()",
            "completeOwnershipHandover(address)"
        ];
        open = [
            "deploy(uint256,string[],address[],uint256[],bool[],address,address,bytes12)",
            "deployFor(address,(uint256,string[],address[],uint256[],bool[],address,address,bytes12))",
            "withdraw()",
            "claimInviterReward(address)",
            "claimInviterRewardTo(address)",
            "requestOwnershipHandover()",
            "cancelOwnershipHandover()"
        ];
    }

    function contains(string[] storage list, string memory item) private view returns (bool) {
        for (uint256 i = 0; i < list.length; ++i) {
            if (same(list[i], item)) return true;
        }
        return false;
    }
}
