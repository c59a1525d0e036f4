// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AnnexAddress} from "../../templates/token/AnnexAddress.sol";
import {TaxedAnnex} from "../../templates/token/TaxedAnnex.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {TaxedTokenTrades} from "./TaxedTokenTrades.sol";

/// @notice The bytecode that users get: solc 0.8.4.
contract TaxedTokenShippedTest is TaxedTokenTrades {
    function taxedCode() internal view override returns (bytes memory) {
        return vm.getCode(artifactOf("TaxedToken"));
    }

    function test_Shipped_FitsEveryChain() public view {
        assertLe(address(token).code.length, 24_576);
        assertLe(AnnexAddress.ANNEX.code.length, 24_576);
    }

    /// @notice P-37: the address in the templates is the one that the shared code comes to, on every chain.
    function test_P37_AnnexComesToTheAddressInTheTemplates() public view {
        bytes32 codeHash = keccak256(vm.getCode("out-templates/TaxedAnnex.sol/TaxedAnnex.json"));
        // The deployer that every chain has at this address.
        assertEq(vm.computeCreate2Address(keccak256("slipway"), codeHash, CREATE2_FACTORY), AnnexAddress.ANNEX);
    }

    /// @notice P-37: the shared code has no power of its own and cannot be set up by anybody.
    function test_P37_AnnexAloneIsNobody() public {
        TaxedAnnex annex = TaxedAnnex(AnnexAddress.ANNEX);
        assertEq(annex.owner(), address(0));
        Arrays memory a = taxedArrays(taxedDraft());
        vm.expectRevert(TaxedAnnex.TaxedAnnex_NotAToken.selector);
        annex.construct(a.strings, a.addresses, a.numbers, a.bools);
        vm.expectRevert(TaxedAnnex.TaxedAnnex_NotAToken.selector);
        annex.killBuyer(bob, 1);
        vm.expectRevert(TaxedAnnex.TaxedAnnex_NotAToken.selector);
        annex.transfer(bob, 0);
    }
}
