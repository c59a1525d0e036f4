// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {Capabilities} from "../../templates/token/Capabilities.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {StandardTokenHolderBehaviour} from "./StandardTokenHolderBehaviour.sol";

/// @notice What creators and owners of template 1 can do, whichever compiler made it. Concrete tests, in the order of
/// `StandardToken.tree`; those of holders come from the other half.
abstract contract StandardTokenBehaviour is StandardTokenHolderBehaviour {
    function test_Constructor_SetsEverything() public {
        Draft memory draft = fullDraft(bob);
        draft.decimals = 6;
        StandardToken made = create(alice, draft, FEE_WEI, address(0), "everything");
        assertEq(made.name(), draft.name);
        assertEq(made.symbol(), draft.symbol);
        assertEq(made.decimals(), 6);
        assertEq(made.totalSupply(), draft.totalSupply);
        assertEq(made.balanceOf(bob), draft.totalSupply);
        assertEq(made.owner(), alice);
        assertEq(made.contractURI(), draft.contractUri);
        assertFalse(made.contractUriFrozen());
        (bool mintable, uint256 cooldown, uint256 maxBps, uint256 nextMintAt) = made.mintTerms();
        assertTrue(mintable);
        assertEq(cooldown, 3 days);
        assertEq(maxBps, 2000);
        assertEq(nextMintAt, block.timestamp + 3 days);
    }

    function test_Constructor_EmitsTermsAndMetadata() public {
        Draft memory draft = fullDraft(alice);
        address expected = predict(alice, draft, "events");
        vm.expectEmit(expected);
        emit Ownable.OwnershipTransferred(address(0), alice);
        vm.expectEmit(expected);
        emit ERC20.Transfer(address(0), alice, draft.totalSupply);
        vm.expectEmit(expected);
        emit ITokenBase.MintEnabled(3 days, 2000, block.timestamp + 3 days);
        vm.expectEmit(expected);
        emit ITokenBase.ContractURIUpdated();
        vm.expectEmit(expected);
        emit ITokenBase.ContractUriSet(draft.contractUri);
        create(alice, draft, FEE_WEI, address(0), "events");
    }

    function test_Constructor_IsSilentWithoutSwitches() public {
        vm.recordLogs();
        StandardToken made = create(alice, plainDraft(alice), FEE_WEI, address(0), "silent");
        assertEq(vm.getRecordedLogs().length, 3); // TokenDeployed, OwnershipTransferred, Transfer
        assertEq(made.contractURI(), "");
        (bool mintable, uint256 cooldown, uint256 maxBps, uint256 nextMintAt) = made.mintTerms();
        assertFalse(mintable);
        assertEq(cooldown + maxBps + nextMintAt, 0);
    }

    function test_Constructor_AcceptsLimits() public {
        Draft memory draft = fullDraft(alice);
        (draft.name, draft.symbol, draft.contractUri) = (textOf(64), textOf(32), textOf(512));
        (draft.totalSupply, draft.mintCooldown) = (MAX_SUPPLY, 36_500 days);
        StandardToken made = create(alice, draft, FEE_WEI, address(0), "limits");
        assertEq(made.totalSupply(), MAX_SUPPLY);
        assertEq(made.contractURI(), draft.contractUri);

        (draft.name, draft.symbol, draft.totalSupply, draft.decimals) = ("n", "s", 1, 0);
        (draft.mintCooldown, draft.mintMaxBps) = (3 days, 1);
        assertEq(create(alice, draft, FEE_WEI, address(0), "limits").totalSupply(), 1);
    }

    function test_RevertWhen_NameEmpty() public {
        Draft memory draft = fullDraft(alice);
        draft.name = "";
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_NameEmpty.selector));
    }

    function test_RevertWhen_NameTooLong() public {
        Draft memory draft = fullDraft(alice);
        draft.name = textOf(65);
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_NameTooLong.selector, 65, 64));
    }

    function test_RevertWhen_SymbolEmpty() public {
        Draft memory draft = fullDraft(alice);
        draft.symbol = "";
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_SymbolEmpty.selector));
    }

    function test_RevertWhen_SymbolTooLong() public {
        Draft memory draft = fullDraft(alice);
        draft.symbol = textOf(33);
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_SymbolTooLong.selector, 33, 32));
    }

    function test_RevertWhen_UriTooLong() public {
        Draft memory draft = fullDraft(alice);
        draft.contractUri = textOf(513);
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_UriTooLong.selector, 513, 512));
    }

    function test_RevertWhen_DecimalsTooHigh() public {
        Draft memory draft = fullDraft(alice);
        draft.decimals = 19;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_DecimalsTooHigh.selector, 19, 18));
        // A number that would look small if it were cut to eight bits.
        draft.decimals = 256 + 18;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_DecimalsTooHigh.selector, 274, 18));
    }

    function test_RevertWhen_SupplyZero() public {
        Draft memory draft = fullDraft(alice);
        draft.totalSupply = 0;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_SupplyZero.selector));
    }

    function test_RevertWhen_SupplyTooLargeForDecimals() public {
        Draft memory draft = fullDraft(alice);
        (draft.totalSupply, draft.decimals) = (MAX_SUPPLY + 1, 10);
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_DecimalsTooHighForSupply.selector, 10, 9));
    }

    function test_RevertWhen_SupplyTooLarge() public {
        Draft memory draft = fullDraft(alice);
        (draft.totalSupply, draft.decimals) = (MAX_SUPPLY + 1, 9);
        expectRefused(
            draft, abi.encodeWithSelector(ITokenBase.Token_SupplyTooLarge.selector, MAX_SUPPLY + 1, MAX_SUPPLY)
        );
    }

    function test_RevertWhen_ReceiverZero() public {
        expectRefused(fullDraft(address(0)), abi.encodeWithSelector(ITokenBase.Token_ReceiverZero.selector));
    }

    function test_RevertWhen_MintCooldownTooShort() public {
        Draft memory draft = fullDraft(alice);
        draft.mintCooldown = 3 days - 1;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_MintCooldownTooShort.selector, 3 days - 1, 3 days));
    }

    function test_RevertWhen_MintCooldownTooLong() public {
        Draft memory draft = fullDraft(alice);
        draft.mintCooldown = 36_500 days + 1;
        expectRefused(
            draft, abi.encodeWithSelector(ITokenBase.Token_MintCooldownTooLong.selector, 36_500 days + 1, 36_500 days)
        );
    }

    function test_RevertWhen_MintRatioZero() public {
        Draft memory draft = fullDraft(alice);
        draft.mintMaxBps = 0;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_MintRatioZero.selector));
    }

    function test_RevertWhen_MintRatioTooHigh() public {
        Draft memory draft = fullDraft(alice);
        draft.mintMaxBps = 2001;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_MintRatioTooHigh.selector, 2001, 2000));
    }

    function test_RevertWhen_MintParamsWithoutMint() public {
        Draft memory draft = plainDraft(alice);
        draft.mintCooldown = 1;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_MintParamsWithoutMint.selector));
        (draft.mintCooldown, draft.mintMaxBps) = (0, 1);
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_MintParamsWithoutMint.selector));
    }

    function test_Mint_CreatesAndStartsCooldown() public {
        skip(3 days);
        vm.expectEmit(address(token));
        emit ERC20.Transfer(address(0), bob, 200_000e18);
        vm.expectEmit(address(token));
        emit ITokenBase.Minted(bob, 200_000e18, block.timestamp + 3 days);
        vm.prank(alice);
        token.mint(bob, 200_000e18);
        assertEq(token.balanceOf(bob), 200_000e18);
        assertEq(token.totalSupply(), 1_200_000e18);
        (,,, uint256 nextMintAt) = token.mintTerms();
        assertEq(nextMintAt, block.timestamp + 3 days);

        skip(3 days);
        vm.prank(alice);
        token.mint(bob, 240_000e18); // the ratio is of the supply at that moment
    }

    function test_RevertWhen_MintByStranger() public {
        skip(3 days);
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.mint(bob, 1);
    }

    function test_RevertWhen_MintNeverEnabled() public {
        StandardToken plain = create(alice, plainDraft(alice), FEE_WEI, address(0), "plain");
        vm.expectRevert(ITokenBase.Token_MintDisabled.selector);
        vm.prank(alice);
        plain.mint(alice, 1);
    }

    function test_RevertWhen_MintTooEarly() public {
        uint256 nextMintAt = block.timestamp + 3 days;
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_MintTooEarly.selector, nextMintAt));
        token.mint(alice, 1);
        vm.warp(nextMintAt - 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_MintTooEarly.selector, nextMintAt));
        token.mint(alice, 1);
        vm.warp(nextMintAt);
        token.mint(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_MintTooEarly.selector, nextMintAt + 3 days));
        token.mint(alice, 1);
    }

    function test_RevertWhen_MintToZero() public {
        skip(3 days);
        vm.expectRevert(ITokenBase.Token_ReceiverZero.selector);
        vm.prank(alice);
        token.mint(address(0), 1);
    }

    function test_RevertWhen_MintZero() public {
        skip(3 days);
        vm.expectRevert(ITokenBase.Token_MintZero.selector);
        vm.prank(alice);
        token.mint(alice, 0);
        // Nothing happened, the cool-down included.
        vm.prank(alice);
        token.mint(alice, 1);
    }

    function test_RevertWhen_MintTooMuch() public {
        skip(3 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_MintTooMuch.selector, 200_000e18 + 1, 200_000e18));
        vm.prank(alice);
        token.mint(alice, 200_000e18 + 1);
    }

    function test_RevertWhen_MintPassesLargestSupply() public {
        Draft memory draft = fullDraft(alice);
        draft.totalSupply = MAX_SUPPLY - 1;
        StandardToken large = create(alice, draft, FEE_WEI, address(0), "large");
        skip(3 days);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_SupplyTooLarge.selector, MAX_SUPPLY + 1, MAX_SUPPLY));
        large.mint(alice, 2);
        large.mint(alice, 1);
        assertEq(large.totalSupply(), MAX_SUPPLY);
    }

    function test_DisableMint_EndsMinting() public {
        skip(3 days);
        vm.startPrank(alice);
        vm.expectEmit(address(token));
        emit ITokenBase.MintDisabled();
        token.disableMint();
        (bool mintable,,,) = token.mintTerms();
        assertFalse(mintable);
        vm.expectRevert(ITokenBase.Token_MintDisabled.selector);
        token.mint(alice, 1);
    }

    function test_RevertWhen_DisableMintByStranger() public {
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.disableMint();
    }

    function test_RevertWhen_DisableMintTwice() public {
        vm.startPrank(alice);
        token.disableMint();
        vm.expectRevert(ITokenBase.Token_MintDisabled.selector);
        token.disableMint();
    }

    function test_SetContractURI_MovesMetadata() public {
        vm.expectEmit(address(token));
        emit ITokenBase.ContractURIUpdated();
        vm.expectEmit(address(token));
        emit ITokenBase.ContractUriSet("ipfs://new");
        vm.prank(alice);
        token.setContractURI("ipfs://new");
        assertEq(token.contractURI(), "ipfs://new");
        vm.prank(alice);
        token.setContractURI("");
        assertEq(token.contractURI(), "");
    }

    function test_RevertWhen_SetContractURIByStranger() public {
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.setContractURI("ipfs://theirs");
    }

    function test_RevertWhen_SetContractURITooLong() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_UriTooLong.selector, 513, 512));
        vm.prank(alice);
        token.setContractURI(textOf(513));
    }

    function test_RevertWhen_SetContractURIFrozen() public {
        vm.startPrank(alice);
        token.freezeContractURI();
        vm.expectRevert(ITokenBase.Token_UriFrozen.selector);
        token.setContractURI("ipfs://late");
    }

    function test_FreezeContractURI_FixesMetadata() public {
        vm.expectEmit(address(token));
        emit ITokenBase.ContractUriFrozen();
        vm.prank(alice);
        token.freezeContractURI();
        assertTrue(token.contractUriFrozen());
        assertEq(token.contractURI(), fullDraft(alice).contractUri);
    }

    function test_RevertWhen_FreezeContractURIByStranger() public {
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.freezeContractURI();
    }

    function test_RevertWhen_FreezeContractURITwice() public {
        vm.startPrank(alice);
        token.freezeContractURI();
        vm.expectRevert(ITokenBase.Token_UriFrozen.selector);
        token.freezeContractURI();
    }

    function test_TransferOwnership_HandsOver() public {
        vm.prank(alice);
        token.transferOwnership(bob);
        assertEq(token.owner(), bob);
        vm.prank(bob);
        token.disableMint();
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(alice);
        token.freezeContractURI();
    }

    function test_RevertWhen_TransferOwnershipByStranger() public {
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.transferOwnership(bob);
    }

    function test_RevertWhen_TransferOwnershipToZero() public {
        vm.expectRevert(Ownable.NewOwnerIsZeroAddress.selector);
        vm.prank(alice);
        token.transferOwnership(address(0));
    }

    function test_RevertWhen_ValueSent() public {
        bytes memory refused = abi.encodeWithSelector(ITokenBase.Token_ValueRefused.selector, 1);
        vm.startPrank(alice);
        vm.expectRevert(refused);
        token.transferOwnership{value: 1}(bob);
        vm.expectRevert(refused);
        token.renounceOwnership{value: 1}();
        vm.expectRevert(refused);
        token.requestOwnershipHandover{value: 1}();
        vm.expectRevert(refused);
        token.cancelOwnershipHandover{value: 1}();
        vm.expectRevert(refused);
        token.completeOwnershipHandover{value: 1}(bob);
        (bool taken,) = address(token).call{value: 1}("");
        assertFalse(taken);
    }

    function test_OwnershipHandover_InTwoSteps() public {
        vm.prank(bob);
        token.requestOwnershipHandover();
        assertEq(token.ownershipHandoverExpiresAt(bob), block.timestamp + 2 days);
        assertEq(token.owner(), alice);
        vm.prank(alice);
        token.completeOwnershipHandover(bob);
        assertEq(token.owner(), bob);
    }

    function test_RevertWhen_HandoverNotRequested() public {
        vm.expectRevert(Ownable.NoHandoverRequest.selector);
        vm.prank(alice);
        token.completeOwnershipHandover(bob);
    }

    function test_RevertWhen_HandoverExpired() public {
        vm.prank(bob);
        token.requestOwnershipHandover();
        skip(2 days + 1);
        vm.expectRevert(Ownable.NoHandoverRequest.selector);
        vm.prank(alice);
        token.completeOwnershipHandover(bob);
    }

    function test_CancelOwnershipHandover_TakesBack() public {
        vm.startPrank(bob);
        token.requestOwnershipHandover();
        token.cancelOwnershipHandover();
        vm.stopPrank();
        vm.expectRevert(Ownable.NoHandoverRequest.selector);
        vm.prank(alice);
        token.completeOwnershipHandover(bob);
    }

    function test_RenounceOwnership_EndsEverySwitch() public {
        vm.expectEmit(address(token));
        emit Ownable.OwnershipTransferred(alice, address(0));
        vm.expectEmit(address(token));
        emit ITokenBase.MintDisabled();
        vm.expectEmit(address(token));
        emit ITokenBase.ContractUriFrozen();
        vm.prank(alice);
        token.renounceOwnership();
        assertEq(token.owner(), address(0));
        (bool mintable,,,) = token.mintTerms();
        assertFalse(mintable);
        assertTrue(token.contractUriFrozen());
    }

    function test_RenounceOwnership_IsSilentAboutEndedSwitches() public {
        vm.startPrank(alice);
        token.disableMint();
        token.freezeContractURI();
        vm.recordLogs();
        token.renounceOwnership();
        assertEq(vm.getRecordedLogs().length, 1);
    }

    function test_RevertWhen_RenounceByStranger() public {
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.renounceOwnership();
    }

    function test_Capabilities_ListWhatIsLeft() public {
        assertEq(token.capabilities(), Capabilities.OWNER | Capabilities.MINT | Capabilities.CONTRACT_URI);
        assertEq(
            create(alice, plainDraft(alice), FEE_WEI, address(0), "plain").capabilities(),
            Capabilities.OWNER | Capabilities.CONTRACT_URI
        );
        vm.startPrank(alice);
        token.disableMint();
        assertEq(token.capabilities(), Capabilities.OWNER | Capabilities.CONTRACT_URI);
        token.freezeContractURI();
        assertEq(token.capabilities(), Capabilities.OWNER);
        token.renounceOwnership();
        assertEq(token.capabilities(), 0);
    }

    /// @notice Any order of owner actions clears bits and never sets one.
    function testFuzz_P20_CapabilitiesOnlyShrink(uint256 choices) public {
        uint256 bits = token.capabilities();
        for (uint256 i = 0; i < 12; ++i) {
            ownerAction(uint8(choices >> (8 * i)));
            uint256 next = token.capabilities();
            assertEq(next & ~bits, 0, "a power came back");
            bits = next;
        }
    }

    function test_P20_CapabilitiesOnlyShrink() public {
        testFuzz_P20_CapabilitiesOnlyShrink(0x000102030405060708090a0b);
    }

    /// @dev One of the owner's actions, allowed at that moment or not.
    function ownerAction(uint8 choice) internal {
        vm.startPrank(token.owner());
        if (choice % 8 == 0) try token.disableMint() {} catch {}
        if (choice % 8 == 1) try token.freezeContractURI() {} catch {}
        if (choice % 8 == 2) try token.setContractURI("ipfs://moved") {} catch {}
        if (choice % 8 == 3) try token.transferOwnership(bob) {} catch {}
        if (choice % 8 == 4) try token.mint(bob, 1) {} catch {}
        if (choice == 5) try token.renounceOwnership() {} catch {}
        vm.stopPrank();
        skip(uint256(choice) * 1 hours);
    }
}
