// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {StandardTokenBehaviour} from "./StandardTokenBehaviour.sol";

/// @notice The ERC-20 property suite and the arithmetic of creation and minting, fuzzed.
abstract contract StandardTokenProperties is StandardTokenBehaviour {
    function testFuzz_Erc20_TransferConserves(address to, uint256 amount) public {
        vm.assume(to != address(0) && to != address(token));
        amount = bound(amount, 0, token.balanceOf(alice));
        uint256 before = token.balanceOf(alice) + (to == alice ? 0 : token.balanceOf(to));
        vm.prank(alice);
        token.transfer(to, amount);
        assertEq(token.balanceOf(alice) + (to == alice ? 0 : token.balanceOf(to)), before);
        assertEq(token.totalSupply(), 1_000_000e18);
    }

    function testFuzz_Erc20_SelfTransferChangesNothing(uint256 amount) public {
        amount = bound(amount, 0, token.balanceOf(alice));
        vm.prank(alice);
        token.transfer(alice, amount);
        assertEq(token.balanceOf(alice), 1_000_000e18);
    }

    function testFuzz_Erc20_NobodySpendsMoreThanTheyHave(uint256 amount) public {
        amount = bound(amount, token.balanceOf(alice) + 1, type(uint256).max);
        vm.prank(alice);
        token.approve(bob, type(uint256).max);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        vm.prank(alice);
        token.transfer(bob, amount);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        vm.prank(bob);
        token.transferFrom(alice, bob, amount);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        vm.prank(alice);
        token.burn(amount);
    }

    function testFuzz_Erc20_AllowanceIsSpentExactly(uint256 allowed, uint256 amount) public {
        allowed = bound(allowed, 0, type(uint256).max - 1);
        amount = bound(amount, 0, token.balanceOf(alice));
        vm.prank(alice);
        token.approve(bob, allowed);
        vm.prank(bob);
        if (amount > allowed) {
            vm.expectRevert(ERC20.InsufficientAllowance.selector);
            token.transferFrom(alice, carol, amount);
            assertEq(token.allowance(alice, bob), allowed);
        } else {
            token.transferFrom(alice, carol, amount);
            assertEq(token.allowance(alice, bob), allowed - amount);
            assertEq(token.balanceOf(carol), amount);
        }
    }

    function testFuzz_Erc20_PermitIsAnApproval(uint256 key, address spender, uint256 value, uint256 deadline) public {
        key = boundPrivateKey(key);
        address signer = vm.addr(key);
        deadline = bound(deadline, block.timestamp, type(uint256).max);
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, signer, spender, value, deadline);
        vm.expectEmit(address(token));
        emit ERC20.Approval(signer, spender, value);
        token.permit(signer, spender, value, deadline, v, r, s);
        assertEq(token.allowance(signer, spender), value);
        assertEq(token.nonces(signer), 1);
    }

    function testFuzz_Erc20_BurnLowersBalanceAndSupplyAlike(uint256 amount) public {
        amount = bound(amount, 0, token.balanceOf(alice));
        vm.prank(alice);
        token.burn(amount);
        assertEq(token.balanceOf(alice), 1_000_000e18 - amount);
        assertEq(token.totalSupply(), 1_000_000e18 - amount);
    }

    function testFuzz_Mint_NeverPassesItsTerms(uint256 supply, uint256 bps, uint256 cooldown, uint256 amount) public {
        Draft memory draft = fullDraft(alice);
        draft.totalSupply = bound(supply, 1, MAX_SUPPLY);
        draft.mintMaxBps = bound(bps, 1, 2000);
        draft.mintCooldown = bound(cooldown, 3 days, 36_500 days);
        StandardToken made = create(alice, draft, FEE_WEI, address(0), "fuzz");

        uint256 max = draft.totalSupply * draft.mintMaxBps / 10_000;
        amount = bound(amount, 1, max * 2 + 1);
        uint256 after_ = draft.totalSupply + amount;
        skip(draft.mintCooldown);
        vm.prank(alice);
        if (amount > max) {
            vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_MintTooMuch.selector, amount, max));
            made.mint(bob, amount);
        } else if (after_ > MAX_SUPPLY) {
            vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_SupplyTooLarge.selector, after_, MAX_SUPPLY));
            made.mint(bob, amount);
        } else {
            made.mint(bob, amount);
            assertEq(made.totalSupply(), after_);
            assertEq(made.balanceOf(bob), amount);
            (,,, uint256 nextMintAt) = made.mintTerms();
            assertEq(nextMintAt, block.timestamp + draft.mintCooldown);
        }
    }

    function testFuzz_Constructor_SupplyAndDecimals(uint256 supply, uint256 decimals) public {
        Draft memory draft = plainDraft(bob);
        decimals = bound(decimals, 0, 40);
        (draft.totalSupply, draft.decimals) = (supply, decimals);
        if (decimals > 18) {
            expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_DecimalsTooHigh.selector, decimals, 18));
        } else if (supply == 0) {
            expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_SupplyZero.selector));
        } else if (supply > MAX_SUPPLY && decimals > 9) {
            expectRefused(
                draft, abi.encodeWithSelector(ITokenBase.Token_DecimalsTooHighForSupply.selector, decimals, 9)
            );
        } else if (supply > MAX_SUPPLY) {
            expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_SupplyTooLarge.selector, supply, MAX_SUPPLY));
        } else {
            StandardToken made = create(alice, draft, FEE_WEI, address(0), "fuzz");
            assertEq(made.totalSupply(), supply);
            assertEq(made.balanceOf(bob), supply);
            assertEq(made.decimals(), decimals);
        }
    }

    function testFuzz_Constructor_TextsRoundTrip(bytes32 name, bytes32 symbol, uint256 uriSeed) public {
        Draft memory draft = fullDraft(alice);
        draft.name = printable(uint256(name), 1 + uint256(name) % 32);
        draft.symbol = printable(uint256(symbol), 1 + uint256(symbol) % 16);
        draft.contractUri = printable(uriSeed, uriSeed % 257);
        StandardToken made = create(alice, draft, FEE_WEI, address(0), "fuzz");
        assertEq(made.name(), draft.name);
        assertEq(made.symbol(), draft.symbol);
        assertEq(made.contractURI(), draft.contractUri);
    }

    /// @dev `length` letters of one or two bytes, no space at either end.
    function printable(uint256 seed, uint256 length) private pure returns (string memory text) {
        for (uint256 i = 0; i < length; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            bool isInside = i != 0 && i != length - 1;
            bytes memory letter = abi.encodePacked(uint8(isInside ? 0x20 + seed % 0x5f : 0x21 + seed % 0x5e));
            if (seed >> 255 == 1) letter = abi.encodePacked(uint8(0xc3), uint8(0x80 + seed % 0x40));
            text = string.concat(text, string(letter));
        }
    }
}
