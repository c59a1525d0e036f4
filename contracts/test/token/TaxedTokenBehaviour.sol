// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FakeVenue} from "../fixtures/FakeVenue.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {PlatformRoles} from "../../src/platform/PlatformRoles.sol";
import {Capabilities} from "../../templates/token/Capabilities.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {TaxedTokenTerms} from "./TaxedTokenTerms.sol";

/// @notice What template 2 does in the hands of its owner, whichever compiler made it; the boundary values of every rule.
abstract contract TaxedTokenBehaviour is TaxedTokenTerms {
    function test_Launch_OpensForGood() public {
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        vm.expectEmit(address(token));
        emit ITaxedBase.Launched(address(pair), 0);
        vm.prank(alice);
        token.launch();
        (bool launched,,,, bool phase,,) = token.launchState();
        assertTrue(launched && !phase);
        vm.startPrank(alice);
        vm.expectRevert(ITaxedBase.Token_AlreadyLaunched.selector);
        token.launch();
        vm.expectRevert(ITaxedBase.Token_AlreadyLaunched.selector);
        token.startLiquidityPhase();
        vm.expectRevert(ITaxedBase.Token_AlreadyLaunched.selector);
        token.setLauncher(bob);
        assertEq(token.capabilities() & Capabilities.LAUNCH, 0);
    }

    function test_RevertWhen_LaunchByStranger() public {
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.launch();
    }

    function test_SetLauncher_MayFillAndOpen() public {
        address launcher = platformContract(PlatformRoles.LAUNCHES);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_LauncherNotAllowed.selector, bob));
        token.setLauncher(bob);
        token.setLauncher(launcher);
        vm.expectRevert(ITaxedBase.Token_LauncherAlreadySet.selector);
        token.setLauncher(launcher);
        token.transfer(launcher, SUPPLY / 2);
        vm.stopPrank();
        pair = IVenuePair(venueFactory.createPair(address(token), wrappedNative));
        vm.startPrank(launcher);
        token.transfer(address(pair), SUPPLY / 4);
        assertEq(token.balanceOf(address(pair)), SUPPLY / 4);
        token.transfer(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, launcher, bob));
        token.transfer(bob, 1);
        token.launch();
        token.transfer(bob, SUPPLY / 10); // hands on untaxed and beyond the limit
        assertEq(token.balanceOf(bob), SUPPLY / 10);
        uint256 before = token.balanceOf(address(pair));
        token.transfer(address(pair), 10_000); // but never into a pool
        assertEq(token.balanceOf(address(pair)) - before, 9500);
    }

    function test_LiquidityPhase_LetsOwnerAdd() public {
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        assertEq(token.balanceOf(address(pair)), POOL_TOKENS); // untaxed
        // Who can take out can buy, before everybody else and without tax.
        vm.prank(address(pair));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, address(pair), alice));
        token.transfer(alice, 1);
        vm.prank(alice);
        vm.expectRevert(ITaxedBase.Token_LiquidityPhaseUnchanged.selector);
        token.startLiquidityPhase();
        vm.prank(alice);
        token.stopLiquidityPhase();
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, address(pair)));
        token.transfer(address(pair), 1);
        vm.prank(alice);
        vm.expectRevert(ITaxedBase.Token_LiquidityPhaseUnchanged.selector);
        token.stopLiquidityPhase();
    }

    function test_Gate_LetsPlatformContractsHoldAndGiveBack() public {
        address sale = platformContract(PlatformRoles.HOLDS);
        vm.prank(alice);
        token.transfer(sale, 100);
        vm.prank(sale);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, sale, bob));
        token.transfer(bob, 1);
        vm.prank(sale);
        token.transfer(alice, 100);
        assertEq(token.balanceOf(alice), SUPPLY);
    }

    function test_KillBlocks_BarBuyersOfTheFirstBlocks() public {
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.blacklistEnabled) = (2, false);
        token = made(d, "kill");
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        vm.prank(alice);
        token.launch();
        vm.expectEmit(address(token));
        emit ITaxedBase.BuyerKilled(bob);
        buy(token, bob, 1 ether);
        assertTrue(token.isBlacklisted(bob));
        nextBlocks(1);
        buy(token, carol, 1 ether);
        assertTrue(token.isBlacklisted(carol));
        nextBlocks(1);
        address dave = makeAddr("dave");
        vm.deal(dave, 10 ether);
        buy(token, dave, 1 ether);
        assertFalse(token.isBlacklisted(dave));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_Blacklisted.selector, bob));
        vm.prank(bob);
        token.transfer(dave, 1);
        list(bob, false); // the owner may pardon, with the blacklist off too
        assertFalse(token.isBlacklisted(bob));
    }

    /// @notice Anybody can buy to anybody's address: whoever held tokens before, and the owner, are spared, and nobody stays
    /// barred once nobody is left who could pardon.
    function test_KillBlocks_SpareWhoHeldBefore() public {
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.walletLimitEnabled, d.walletLimit) = (2, false, 0);
        token = made(d, "kill by gift");
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        vm.startPrank(alice);
        token.launch();
        token.transfer(carol, 1000);
        token.transfer(DEAD, token.balanceOf(alice));
        vm.stopPrank();
        address[3] memory victims = [carol, alice, bob];
        for (uint256 i = 0; i < victims.length; ++i) {
            vm.prank(bob);
            router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1 ether}(
                0, pathOf(wrappedNative, address(token)), victims[i], block.timestamp
            );
        }
        assertFalse(token.isBlacklisted(carol), "a holder");
        assertFalse(token.isBlacklisted(alice), "the owner");
        assertTrue(token.isBlacklisted(bob), "a buyer");
        vm.prank(alice);
        token.renounceOwnership();
        assertFalse(token.isBlacklisted(bob), "nobody is left to pardon");
        vm.prank(bob);
        token.transfer(carol, 1);
    }

    /// @notice A router of the creator's own cannot pass another exchange's pool for the main one (P-17, P-20).
    function test_P17_MainPairIsTheVenuesOwn() public {
        FakeVenue fake = new FakeVenue();
        TaxedDraft memory d = taxedDraft();
        d.router = address(fake);
        token = made(d, "fake venue");
        address[3] memory named =
            [venueFactory.createPair(address(token), wrappedNative), address(router), makeAddr("no contract")];
        for (uint256 i = 0; i < named.length; ++i) {
            fake.setPair(named[i]);
            vm.prank(alice);
            vm.expectRevert();
            token.launch();
        }
    }

    function test_RegisterPair_ProvenByTheFactory() public {
        pair = launchWithPool(token);
        IWrappedNative other = IWrappedNative(address(new AnswersAnything(abi.encode(uint256(0)))));
        address second = venueFactory.createPair(address(token), address(other));
        vm.expectEmit(address(token));
        emit ITaxedBase.PairRegistered(second);
        vm.prank(bob);
        token.registerPair(second);
        assertTrue(token.isPair(second));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_PairKnown.selector, second));
        token.registerPair(second);
        address foreign = venueFactory.createPair(address(other), wrappedNative);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_PairUnproven.selector, foreign));
        token.registerPair(foreign);
        address liar = address(new AnswersAnything(abi.encode(address(token))));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_PairUnproven.selector, liar));
        token.registerPair(liar);
    }

    function test_RenounceOwnership_EndsEverySwitch() public {
        vm.prank(alice);
        vm.expectRevert(ITaxedBase.Token_RenounceBeforeLaunch.selector);
        token.renounceOwnership();
        pair = launchWithPool(token);
        vm.prank(alice);
        token.renounceOwnership();
        (bool taxChange, bool blacklist, bool swapLimit, bool walletLimit, bool mint) = token.switches();
        assertFalse(taxChange || blacklist || swapLimit || walletLimit || mint);
        assertEq(token.capabilities(), 0);
        assertTrue(token.contractUriFrozen());
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(bob);
        token.renounceOwnership();
    }

    function test_Handover_JoinsTheAllowListBeforeLaunch() public {
        vm.prank(bob);
        token.requestOwnershipHandover();
        vm.startPrank(alice);
        token.completeOwnershipHandover(bob);
        token.transfer(bob, 5);
        assertEq(token.balanceOf(bob), 5);
        assertEq(token.owner(), bob);
    }

    function test_Mint_ObeysTheGate() public {
        skip(3 days);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, address(0), bob));
        token.mint(bob, 1);
        vm.expectRevert(ITokenBase.Token_ToItself.selector);
        token.mint(address(token), 1);
        token.mint(alice, SUPPLY / 5);
        assertEq(token.totalSupply(), SUPPLY + SUPPLY / 5);
        vm.expectRevert(abi.encodeWithSelector(ITokenBase.Token_MintTooEarly.selector, block.timestamp + 3 days));
        token.mint(alice, 1);
        token.setContractURI("ipfs://new");
        assertEq(token.contractURI(), "ipfs://new");
        token.freezeContractURI();
        token.disableMint();
        vm.expectRevert(ITokenBase.Token_MintDisabled.selector);
        token.mint(alice, 1);
    }

    function test_RevertWhen_OwnerFunctionsCalledByStranger() public {
        bytes[22] memory calls = [
            abi.encodeCall(token.launch, ()),
            abi.encodeCall(token.startLiquidityPhase, ()),
            abi.encodeCall(token.stopLiquidityPhase, ()),
            abi.encodeCall(token.setLauncher, (bob)),
            abi.encodeCall(token.setTaxes, (0, 0, 0, 0, 0)),
            abi.encodeCall(token.setShares, (0, 0, 100, 0)),
            abi.encodeCall(token.disableTaxChange, ()),
            abi.encodeCall(token.setSwapThreshold, (1)),
            abi.encodeCall(token.setWalletLimit, (SUPPLY)),
            abi.encodeCall(token.disableWalletLimit, ()),
            abi.encodeCall(token.setSwapLimit, (SUPPLY)),
            abi.encodeCall(token.disableSwapLimit, ()),
            abi.encodeCall(token.setFissionCount, (1)),
            abi.encodeCall(token.setBlacklist, (new address[](1), true)),
            abi.encodeCall(token.disableBlacklist, ()),
            abi.encodeCall(token.setMarketingWallet, (bob)),
            abi.encodeCall(token.addExemption, (bob, 1)),
            abi.encodeCall(token.mint, (bob, 1)),
            abi.encodeCall(token.disableMint, ()),
            abi.encodeCall(token.setContractURI, ("x")),
            abi.encodeCall(token.freezeContractURI, ()),
            abi.encodeCall(token.renounceOwnership, ())
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(bob);
            (bool ok, bytes memory failure) = address(token).call(calls[i]);
            assertFalse(ok);
            assertEq(bytes4(failure), Ownable.Unauthorized.selector);
        }
    }

    function test_RevertWhen_SentToItselfOrZero() public {
        pair = launchWithPool(token);
        vm.startPrank(alice);
        vm.expectRevert(ITokenBase.Token_ToItself.selector);
        token.transfer(address(token), 1);
        vm.expectRevert(ITokenBase.Token_ReceiverZero.selector);
        token.transfer(address(0), 1);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        token.transfer(bob, SUPPLY);
    }
}
