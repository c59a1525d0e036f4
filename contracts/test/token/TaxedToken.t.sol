// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ExtensionAddress} from "../../templates/token/ExtensionAddress.sol";
import {TaxedTokenExtension} from "../../templates/token/TaxedTokenExtension.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {TaxedTokenTrades} from "./TaxedTokenTrades.sol";

/// @notice The bytecode that users get: solc 0.8.4.
contract TaxedTokenShippedTest is TaxedTokenTrades {
    function taxedCode() internal view override returns (bytes memory) {
        return vm.getCode(artifactOf("TaxedToken"));
    }

    function test_Shipped_FitsEveryChain() public view {
        assertLe(address(token).code.length, 24_576);
        assertLe(ExtensionAddress.EXTENSION.code.length, 24_576);
    }

    /// @notice P-37: the address in the templates is the one that the shared code comes to, on every chain.
    function test_P37_ExtensionComesToTheAddressInTheTemplates() public view {
        bytes32 codeHash = keccak256(vm.getCode("out-templates/TaxedTokenExtension.sol/TaxedTokenExtension.json"));
        // The deployer that every chain has at this address.
        assertEq(vm.computeCreate2Address(keccak256("slipway"), codeHash, CREATE2_FACTORY), ExtensionAddress.EXTENSION);
    }

    /// @notice P-37: the shared code has no power of its own and cannot be set up by anybody.
    function test_P37_ExtensionAloneIsNobody() public {
        TaxedTokenExtension extension = TaxedTokenExtension(ExtensionAddress.EXTENSION);
        assertEq(extension.owner(), address(0));
        Arrays memory a = taxedArrays(taxedDraft());
        vm.expectRevert(TaxedTokenExtension.TaxedTokenExtension_NotAToken.selector);
        extension.construct(a.strings, a.addresses, a.numbers, a.bools);
        vm.expectRevert(TaxedTokenExtension.TaxedTokenExtension_NotAToken.selector);
        extension.killBuyer(bob, 1);
        vm.expectRevert(TaxedTokenExtension.TaxedTokenExtension_NotAToken.selector);
        extension.transfer(bob, 0);
    }
}
