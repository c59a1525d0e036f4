// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {Capabilities} from "../../templates/token/Capabilities.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {FakeVenue} from "../fixtures/FakeVenue.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {TaxedTokenTerms} from "./TaxedTokenTerms.sol";

interface IDusty {
    function skim(address to) external;
    function balanceOf(address account) external view returns (uint256);
}

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
        address launcher = platformContract[ContractRoles.LAUNCHES];
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
        address sale = platformContract[ContractRoles.HOLDS];
        vm.prank(alice);
        token.transfer(sale, 100);
        vm.prank(sale);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, sale, bob));
        token.transfer(bob, 1);
        vm.prank(sale);
        token.transfer(alice, 100);
        assertEq(token.balanceOf(alice), SUPPLY);
    }

    function test_KillBlocks_FreezeWhatTheFirstBlocksBought() public {
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.blacklistEnabled) = (2, false);
        launchWithKillBlocks(d);
        vm.expectEmit(true, false, false, false, address(token));
        emit ITaxedBase.BuyerKilled(bob, 0);
        uint256 first = buy(token, bob, 1 ether);
        assertEq(token.frozenOf(bob), first);
        nextBlocks(1);
        uint256 second = buy(token, bob, 1 ether);
        assertEq(token.frozenOf(bob), first + second, "the last kill block");
        nextBlocks(1);
        uint256 third = buy(token, bob, 1 ether);
        assertEq(token.frozenOf(bob), first + second, "after the last one");
        assertFalse(token.isBlacklisted(bob));

        expectFrozen(bob, third + 1, third);
        vm.prank(bob);
        token.transfer(carol, third);
        expectFrozen(bob, 1, 0);
        vm.startPrank(bob);
        token.approve(address(router), 1);
        vm.expectRevert();
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            1, 0, pathOf(address(token), wrappedNative), bob, block.timestamp
        );
        vm.stopPrank();
        list(bob, false); // the owner may pardon, with the blacklist off too
        assertEq(token.frozenOf(bob), 0);
        vm.prank(bob);
        token.transfer(carol, first + second);
    }

    /// @notice Anybody can buy to anybody's address. What lay there before, and what comes later, moves as if nobody had.
    function test_KillBlocks_ReachNothingButThePurchase() public {
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.walletLimitEnabled, d.walletLimit) = (2, false, 0);
        launchWithKillBlocks(d);
        address newcomer = makeAddr("newcomer");
        address[3] memory victims = [carol, alice, newcomer];
        vm.prank(alice);
        token.transfer(carol, 1000);
        uint256 hers = token.balanceOf(carol);
        uint256 owners = token.balanceOf(alice);
        for (uint256 i = 0; i < victims.length; ++i) {
            buyFor(bob, victims[i], 1 ether);
            assertGt(token.frozenOf(victims[i]), 0);
        }
        vm.prank(carol);
        token.transfer(newcomer, hers);
        uint256 gift = token.frozenOf(newcomer);
        uint256 his = token.balanceOf(newcomer) - gift;
        vm.prank(newcomer);
        token.transfer(carol, his);
        expectFrozen(newcomer, 1, 0);
        vm.prank(alice);
        token.transfer(DEAD, owners);
        // To others, and to itself, the gift stays.
        expectFrozen(alice, 1, 0);
        vm.prank(alice);
        token.renounceOwnership();
        assertEq(token.frozenOf(newcomer), 0, "nobody is left to pardon");
        vm.prank(newcomer);
        token.transfer(carol, gift);
    }

    /// @notice Buyers who spray keep what they sprayed out of what is frozen.
    function test_KillBlocks_FreezeWhatTheSprayLeft() public {
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.fissionCount) = (1, 3);
        launchWithKillBlocks(d);
        buy(token, bob, 1 ether);
        assertEq(token.frozenOf(bob), token.balanceOf(bob));
    }

    /// @notice P-43: what was bought to where a pool will be stays frozen when somebody makes and registers it.
    function test_P43_RegisteringAPoolFreesNothing() public {
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.walletLimitEnabled, d.walletLimit) = (2, false, 0);
        launchWithKillBlocks(d);
        address junk = address(new SoladyPeer(alice, SUPPLY));
        uint256 snapshot = vm.snapshotState();
        address other = venueFactory.createPair(address(token), junk);
        vm.revertToState(snapshot);
        buyFor(bob, other, 1 ether);
        assertGt(token.frozenOf(other), 0);
        uint256 frozen = token.frozenOf(other);
        assertEq(venueFactory.createPair(address(token), junk), other);
        token.registerPair(other);
        assertEq(token.frozenOf(other), frozen);
        nextBlocks(3);
        vm.expectRevert();
        IDusty(other).skim(bob);
        list(other, false);
        IDusty(other).skim(bob); // once the owner pardons it
    }

    /// @notice P-43: whoever cannot be frozen buys nothing in the kill blocks, the creator's own router included.
    function test_P43_KillBlocksSellToNobodyWhomTheyCannotFreeze() public {
        address own = address(new AnswersAnything(abi.encode(address(venueFactory))));
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.router) = (2, own);
        token = made(d, "own router");
        vm.prank(alice);
        token.startLiquidityPhase();
        pair = IVenuePair(venueFactory.getPair(address(token), wrappedNative));
        vm.startPrank(alice);
        IWrappedNative(wrappedNative).deposit{value: POOL_WEI}();
        IWrappedNative(wrappedNative).transfer(address(pair), POOL_WEI);
        token.transfer(address(pair), POOL_TOKENS);
        pair.mint(alice);
        token.launch();
        vm.stopPrank();
        address[3] memory immune = [own, marketing, platformContract[ContractRoles.HOLDS]];
        for (uint256 i = 0; i < immune.length; ++i) {
            vm.expectRevert();
            buyFor(bob, immune[i], 1 ether);
        }
        buyFor(bob, carol, 1 ether);
        assertEq(token.frozenOf(carol), token.balanceOf(carol), "anybody else is frozen");
        nextBlocks(2);
        for (uint256 i = 0; i < immune.length; ++i) {
            buyFor(bob, immune[i], 1 ether);
        }
    }

    /// @notice What somebody left in the pair before there was a token in it comes out to the launcher: V2 sends both sides
    /// along, the one of which there is nothing too (P-09).
    function test_P09_DustInTheFreshPairComesToTheLauncher() public {
        address launcher = platformContract[ContractRoles.LAUNCHES];
        pair = IVenuePair(venueFactory.createPair(address(token), wrappedNative));
        vm.startPrank(bob);
        IWrappedNative(wrappedNative).deposit{value: 1}();
        IWrappedNative(wrappedNative).transfer(address(pair), 1);
        vm.expectRevert();
        IDusty(address(pair)).skim(launcher);
        vm.stopPrank();
        vm.prank(alice);
        token.setLauncher(launcher);
        IDusty(address(pair)).skim(launcher);
        assertEq(IDusty(wrappedNative).balanceOf(launcher), 1);
        vm.expectRevert();
        IDusty(address(pair)).skim(bob);
    }

    function launchWithKillBlocks(TaxedDraft memory d) private {
        token = made(d, "kill");
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        vm.prank(alice);
        token.launch();
    }

    function buyFor(address payer, address receiver, uint256 amountWei) private {
        vm.prank(payer);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: amountWei}(
            0, pathOf(wrappedNative, address(token)), receiver, block.timestamp
        );
    }

    function expectFrozen(address account, uint256 amount, uint256 free) private {
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_BoughtInKillBlocks.selector, account, amount, free));
        vm.prank(account);
        token.transfer(makeAddr("anybody"), amount);
    }

    /// @notice A router of the creator's own cannot pass another exchange's pool for the main one (P-17, P-20).
    function test_P17_MainPairIsTheVenuesOwn() public {
        FakeVenue fake = new FakeVenue();
        vm.prank(platform);
        registry.addVenueFactory(address(fake));
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

    /// @notice A router may be anybody's; the factory behind it is one that the platform's registry knows.
    function test_P17_VenueIsKnownToTheRegistry() public {
        FakeVenue fake = new FakeVenue();
        TaxedDraft memory d = taxedDraft();
        d.router = address(fake);
        Arrays memory a = taxedArrays(d);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_VenueUnknown.selector, address(fake)));
        vm.prank(alice);
        factory.deploy(TEMPLATE, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), "unknown");
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
