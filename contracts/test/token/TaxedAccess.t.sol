// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {ExtensionAddress} from "../../templates/token/ExtensionAddress.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";

/// @notice Who may call what of template 2: every function of its ABI, for every role. A function that nobody put into
/// the list below is the owner's.
contract TaxedAccessTest is TaxedFixture, AbiReader {
    string private constant ARTIFACT = "out-templates/TaxedToken.sol/TaxedToken.json";

    TaxedToken private token;
    string[] private open = [
        "transfer(address,uint256)",
        "transferFrom(address,address,uint256)",
        "approve(address,uint256)",
        "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
        "permit(address,address,uint256,uint256,bytes)",
        "burn(uint256)",
        "swapBack()",
        "registerPair(address)",
        "requestOwnershipHandover()",
        "cancelOwnershipHandover()"
    ];

    function setUp() public override {
        super.setUp();
        registerTemplate(2, vm.getCode(ARTIFACT), taxedArrays(taxedDraft()));
        token = deployTaxed(2, alice, taxedArrays(taxedDraft()), "access");
    }

    function test_P12_EveryFunctionAsksForItsOwner() public {
        launchWithPool(token);
        Writer[] memory writers = writersOf(ARTIFACT);
        assertGt(writers.length, 30);
        for (uint256 i = 0; i < writers.length; ++i) {
            bool needsOwner = !isOpen(writers[i].signature);
            assertEq(isUnauthorized(bob, writers[i].selector), needsOwner, writers[i].signature);
            assertFalse(isUnauthorized(alice, writers[i].selector), writers[i].signature);
        }
    }

    /// @notice P-20: after renouncing nobody has any of the owner's powers, the marketing wallet and whoever receives
    /// liquidity included.
    function test_P20_NobodyHasPowerAfterRenouncing() public {
        launchWithPool(token);
        vm.prank(alice);
        token.renounceOwnership();
        Writer[] memory writers = writersOf(ARTIFACT);
        address[10] memory callers = [
            alice,
            marketing,
            DEAD,
            platform,
            address(factory),
            address(registry),
            address(router),
            address(token),
            token.tokenVault(),
            ExtensionAddress.EXTENSION
        ];
        for (uint256 i = 0; i < writers.length; ++i) {
            if (isOpen(writers[i].signature)) continue;
            for (uint256 j = 0; j < callers.length; ++j) {
                assertTrue(isUnauthorized(callers[j], writers[i].selector), writers[i].signature);
            }
            assertTrue(isUnauthorized(address(0), writers[i].selector), writers[i].signature);
        }
        assertEq(token.capabilities(), 0);
    }

    /// @notice P-20: the extension, called at its own address, gives nobody anything.
    function test_P20_ExtensionHasNoOwner() public {
        Writer[] memory writers = writersOf("out-templates/TaxedTokenExtension.sol/TaxedTokenExtension.json");
        for (uint256 i = 0; i < writers.length; ++i) {
            vm.prank(alice);
            (bool ok,) = ExtensionAddress.EXTENSION.call(emptyCall(writers[i].selector));
            assertTrue(!ok || isHandover(writers[i].signature), writers[i].signature);
        }
    }

    function isUnauthorized(address caller, bytes4 selector) private returns (bool) {
        uint256 snapshot = vm.snapshotState();
        vm.prank(caller);
        (bool ok, bytes memory failure) = address(token).call(emptyCall(selector));
        vm.revertToState(snapshot);
        return !ok && bytes4(failure) == Ownable.Unauthorized.selector;
    }

    /// @dev Asking for ownership of nothing is no power.
    function isHandover(string memory signature) private pure returns (bool) {
        return same(signature, "requestOwnershipHandover()") || same(signature, "cancelOwnershipHandover()");
    }

    function isOpen(string memory signature) private view returns (bool) {
        for (uint256 i = 0; i < open.length; ++i) {
            if (same(open[i], signature)) return true;
        }
        return false;
    }
}
