// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {IPoolPlacement} from "../../src/pool-placement/IPoolPlacement.sol";
import {IOpeningVault} from "../../src/launch/IOpeningVault.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {V2Math} from "../../src/venue/V2Math.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {IWeth, LaunchFixture} from "./LaunchFixture.sol";

interface ISync {
    function sync() external;
}

/// @notice Calls back wherever it is moved.
contract HookToken is SoladyPeer {
    address private _target;
    bytes private _call;
    bool public reentered;
    bytes public lastFailure;

    constructor(address receiver, uint256 supply) SoladyPeer(receiver, supply) {}

    function arm(address target, bytes calldata call_) external {
        (_target, _call) = (target, call_);
    }

    function _afterTokenTransfer(address, address, uint256) internal override {
        if (_target == address(0)) return;
        (bool ok, bytes memory failure) = _target.call(_call);
        reentered = reentered || ok;
        lastFailure = failure;
    }
}

/// @notice People who were at the pair first, and others who want what is not theirs.
contract LaunchAttacksTest is LaunchFixture {
    /// @notice P-07, P-09: a pair created beforehand, with any amount of quote dust, lists at the stated price, and the
    /// dust is the launcher's. (A pair of a token that does not exist yet cannot count: it cannot ask for a balance.)
    function testFuzz_P09_QuoteDustNeverStopsACreation(uint256 dustWei) public {
        dustWei = bound(dustWei, 1, 1000 ether);
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        address token = predictedToken(params.creation);
        IV2Pair pair = newPair(token, wrappedNative);
        dustWeth(pair, dustWei);
        params.maxRepairBps = 0;
        uint256 before = alice.balance;
        run(params);
        assertPrice(token, pair, params);
        assertEq(alice.balance + FEE_WEI + LAUNCH_WEI, before + dustWei);
        assertNothingLeft(token, pair);
    }

    /// @notice P-09: the same for a gated token that exists, whose pair has counted the dust.
    function testFuzz_P09_QuoteDustNeverStopsALaunch(uint256 dustWei, bool counted) public {
        dustWei = bound(dustWei, 1, 1000 ether);
        IShippedToken token = ownGatedToken();
        IV2Pair pair = newPair(address(token), wrappedNative);
        dustWeth(pair, dustWei);
        if (counted) ISync(address(pair)).sync();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        params.maxRepairBps = 0;
        uint256 before = alice.balance;
        run(params);
        assertPrice(address(token), pair, params);
        // The dust comes to the launcher, but for what a pool of dust keeps.
        assertGe(alice.balance + LAUNCH_WEI + dustWei / 100 + 2, before + dustWei);
        assertNothingLeft(address(token), pair);
    }

    /// @notice P-09: the same for a token that anybody can move: both sides dusted, skimmed, donated and counted.
    function testFuzz_P09_DustOnBothSidesOfAPlainToken(uint256 tokenDust, uint256 quoteDust, uint8 order_) public {
        tokenDust = bound(tokenDust, 0, SUPPLY);
        quoteDust = bound(quoteDust, 0, 500 ether);
        SoladyPeer token = foreignToken();
        IV2Pair pair = newPair(address(token), wrappedNative);
        if (tokenDust != 0) {
            vm.prank(alice);
            token.transfer(address(pair), tokenDust);
        }
        if (order_ % 3 == 0) ISync(address(pair)).sync();
        if (quoteDust != 0) dustWeth(pair, quoteDust);
        if (order_ % 3 == 1) ISync(address(pair)).sync();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        vm.prank(alice);
        try pad.launch{value: LAUNCH_WEI}(params) {
            assertPrice(address(token), pair, params);
            assertNothingLeft(address(token), pair);
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), IPoolPlacement.PoolPlacement_RepairTooDear.selector, "another reason");
        }
    }

    /// @notice P-07: a pool that somebody seeded at another price is brought to the stated one, within the bound.
    function testFuzz_P07_SeededPoolIsRepairedWithinTheBound(uint256 tokens, uint256 quotes) public {
        tokens = bound(tokens, 2000, POOL_TOKENS);
        quotes = bound(quotes, 2000, LAUNCH_WEI);
        SoladyPeer token = foreignToken();
        IV2Pair pair = seed(token, tokens, quotes);
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        uint256 held = token.balanceOf(alice);
        uint256 heldWei = alice.balance;
        vm.prank(alice);
        try pad.launch{value: LAUNCH_WEI}(params) {
            assertPrice(address(token), pair, params);
            assertNothingLeft(address(token), pair);
            // Valued at the stated price, alice has lost no more than fees and tolerance.
            uint256 mine = ERC20(address(pair)).balanceOf(address(locker));
            (uint256 t, uint256 q) = reservesOf(address(token), pair);
            uint256 total = pair.totalSupply();
            uint256 worth = valueOf(t * mine / total + token.balanceOf(alice), q * mine / total + alice.balance);
            assertGe(worth, valueOf(held, heldWei) * 985 / 1000, "lost to the pool's first owner");
        } catch (bytes memory reason) {
            bytes4 why = bytes4(reason);
            assertTrue(
                why == IPoolPlacement.PoolPlacement_RepairTooDear.selector
                    || why == IPoolPlacement.PoolPlacement_PriceMissed.selector
                    || why == IPoolPlacement.PoolPlacement_LiquidityDiluted.selector,
                "another reason"
            );
        }
    }

    function test_P07_PoolBeyondTheBoundIsRefused() public {
        SoladyPeer token = foreignToken();
        seed(token, POOL_TOKENS, LAUNCH_WEI * 3);
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        vm.expectPartialRevert(IPoolPlacement.PoolPlacement_RepairTooDear.selector);
        vm.prank(alice);
        pad.launch{value: LAUNCH_WEI}(params);
        params.maxRepairBps = 0;
        vm.expectPartialRevert(IPoolPlacement.PoolPlacement_RepairTooDear.selector);
        vm.prank(alice);
        pad.launch{value: LAUNCH_WEI}(params);
    }

    function test_P07_PoolOutOfAllProportionIsRefused() public {
        SoladyPeer token = foreignToken();
        seed(token, SUPPLY / 2, SUPPLY / 2);
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        (params.tokenAmount, params.quoteAmount) = (1e24, 1);
        vm.expectPartialRevert(IPoolPlacement.PoolPlacement_RepairTooDear.selector);
        vm.prank(alice);
        pad.launch{value: 1}(params);
    }

    function test_P07_PoolIsRepairedBothWays() public {
        for (uint256 i = 0; i < 2; ++i) {
            SoladyPeer token = foreignToken();
            IV2Pair pair = i == 0
                ? seed(token, POOL_TOKENS / 20, LAUNCH_WEI / 10)
                : seed(token, POOL_TOKENS / 10, LAUNCH_WEI / 20);
            ILaunchPad.LaunchParams memory params = existingParams(address(token));
            vm.expectEmit(true, false, false, false, address(pad));
            emit IPoolPlacement.PoolRepaired(address(pair), 0, 0, 0, 0);
            run(params);
            assertPrice(address(token), pair, params);
            assertNothingLeft(address(token), pair);
        }
    }

    /// @notice P-07: who owns most of the pool does not get the launcher's money: nothing is added beyond proportion.
    function test_P07_FirstOwnerOfAFairPoolTakesNothing() public {
        SoladyPeer token = foreignToken();
        IV2Pair pair = seed(token, POOL_TOKENS / 2, LAUNCH_WEI / 2);
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        run(params);
        assertPrice(address(token), pair, params);
        uint256 mine = ERC20(address(pair)).balanceOf(address(locker));
        (uint256 tokens,) = reservesOf(address(token), pair);
        assertApproxEqRel(tokens * mine / pair.totalSupply(), POOL_TOKENS, 0.001e18);
    }

    /// @notice P-08: the gate holds until the pad opens it; the pad alone is let through.
    function test_P08_NobodyMovesTheTokenBeforeLaunch() public {
        IShippedToken token = ownGatedToken();
        address pair = venueFactory.createPair(address(token), wrappedNative);
        address[2] memory others = [bob, pair];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, others[i]));
            vm.prank(alice);
            token.transfer(others[i], 1e18);
        }
        run(existingParams(address(token)));
        vm.prank(alice);
        token.transfer(bob, 1e18);
    }

    /// @notice P-37, S-38: the pad creates for its caller alone; a seed found by one is worthless to another.
    function test_P36_SeedOfALaunchBelongsToItsFinder() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        address found = predictedToken(params.creation);
        vm.deal(bob, 1000 ether);
        vm.prank(bob);
        (address stolen,,,) = pad.launch{value: LAUNCH_WEI + FEE_WEI}(params);
        assertNotEq(stolen, found);
        (address token,,,) = run(params);
        assertEq(token, found);
    }

    /// @notice P-03, P-38: a token that calls back into every door gains nothing and breaks nothing.
    function test_P03_HooksGainNothing() public {
        (IShippedToken other,, uint256 openingId) = openedWithCommitments();
        HookToken token = new HookToken(alice, SUPPLY);
        vm.prank(alice);
        token.approve(address(pad), POOL_TOKENS);
        bytes[] memory doors = new bytes[](4);
        doors[0] = abi.encodeCall(pad.launch, (existingParams(address(token))));
        doors[1] = abi.encodeCall(pad.payOut, (address(other), bob, 1));
        doors[2] = abi.encodeCall(vault.claimFor, (openingId, carol));
        doors[3] = abi.encodeCall(pad.clearOpening, (openingId, address(other), address(other), wrappedNative, 1));
        for (uint256 i = 0; i < doors.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            token.arm(i == 2 ? address(vault) : address(pad), doors[i]);
            run(existingParams(address(token)));
            assertFalse(token.reentered());
            assertEq(bytes4(token.lastFailure()), ReentrancyGuard.Reentrancy.selector);
            assertSolvent();
            vm.revertToState(snapshot);
        }
    }

    /// @notice P-05: the one call whose bytes come from outside is a `permit`; whatever it names, nothing moves.
    function test_P05_PermitCannotReachWhatIsHeld() public {
        (IShippedToken other,,) = openedWithCommitments();
        uint256 held = other.balanceOf(address(pad));
        assertGt(held, 0);
        ILaunchPad.Permit[] memory permits = new ILaunchPad.Permit[](2);
        permits[0] = ILaunchPad.Permit(address(other), type(uint256).max, type(uint256).max, new bytes(65));
        permits[1] = ILaunchPad.Permit(address(other), type(uint256).max, type(uint256).max, new bytes(96));
        SoladyPeer token = foreignToken();
        vm.prank(alice);
        pad.launchWithPermits{value: LAUNCH_WEI}(existingParams(address(token)), permits);
        assertEq(other.balanceOf(address(pad)), held);
        assertEq(other.allowance(address(pad), alice), 0);
    }

    /// @notice P-38: a launch with the very token, or against the very currency, that others are owed leaves it alone.
    function test_P38_LaunchAgainstAHeldTokenTouchesNothing() public {
        (IShippedToken other,, uint256 openingId) = openedWithCommitments();
        uint256 held = other.balanceOf(address(pad));
        SoladyPeer token = foreignToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        (params.quote, params.quoteAmount) = (address(other), 1000e18);
        vm.prank(alice);
        other.approve(address(pad), 1000e18);
        // Once it has launched, the pad takes no more of a token than a wallet may hold.
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        run(params, 0);
        vm.startPrank(alice);
        other.setTaxes(300, 500, 0, 700, 900);
        other.disableWalletLimit();
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_QuoteIsTaxed.selector, address(other)));
        run(params, 0);
        assertEq(other.balanceOf(address(pad)), held);
        vault.claimFor(openingId, carol);
        assertSolvent();
    }

    /// @notice P-09: dust that is donated while an opening collects neither stops it nor changes its price beyond the slack.
    function test_P09_DonationsDuringAnOpening() public {
        ILaunchPad.LaunchParams memory params = openingParams();
        (address token, IV2Pair pair,, uint256 id) = run(params);
        vm.prank(bob);
        vault.commit{value: 5 ether}(id, bob, 5 ether, 0);
        dustWeth(pair, 0.05 ether);
        ISync(address(pair)).sync();
        dustWeth(pair, 1 ether);
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
        assertGt(vault.openingOf(id).bought, 0);
        assertTrue(isOpen(token));
    }

    /// @notice P-14: whatever the token's fineness, no depositor loses more than a thousand-millionth of the cap; an opening
    /// that could cost more is not started. Of a thousand units in the pool each would get 21, and lose up to 0.04 coins.
    function testFuzz_P14_ACoarseTokenTakesNobodysCommitment(uint256 power) public {
        ILaunchPad.LaunchParams memory params = openingParams();
        (params.tokenAmount, params.quoteAmount) = (10 ** bound(power, 3, 14), 30 ether);
        params.opening.cap = 12 ether;
        uint256 units = V2Math.amountOut(12 ether, 30 ether, params.tokenAmount);
        if (units < 1e9) {
            return expectRun(params, abi.encodeWithSelector(IOpeningVault.OpeningVault_TooCoarse.selector, units, 1e9));
        }
        (address token,,, uint256 id) = run(params);
        for (uint160 i = 1; i <= 13; ++i) {
            vm.deal(address(0xabc000 + i), 1 ether);
            vm.prank(address(0xabc000 + i));
            vault.commit{value: 1 ether}(id, address(0xabc000 + i), 1 ether, 0);
        }
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
        IOpeningVault.Opening memory o = vault.openingOf(id);
        for (uint160 i = 1; i <= 13; ++i) {
            address depositor = address(0xabc000 + i);
            vault.claimFor(id, depositor);
            uint256 worth = ERC20(token).balanceOf(depositor) * o.spent / o.bought;
            assertGe(depositor.balance + worth + 12 ether / 1e9 + 2, 1 ether, "lost to rounding");
        }
    }

    /// @notice Nothing stuck (P-10): an opening that cannot be cleared, for any reason, pays everybody back by the clock.
    function test_P10_PoisonedOpeningIsRefunded() public {
        ILaunchPad.LaunchParams memory params = openingParams();
        (, IV2Pair pair,, uint256 id) = run(params);
        vm.deal(bob, 20 ether);
        vm.prank(bob);
        vault.commit{value: 10 ether}(id, bob, 10 ether, 0);
        dustWeth(pair, 10 ether);
        ISync(address(pair)).sync();
        vm.warp(vault.openingOf(id).endsAt);
        vm.expectPartialRevert(IOpeningVault.OpeningVault_RateMissed.selector);
        vault.clear(id);
        vm.warp(vault.openingOf(id).refundsFrom);
        vault.refundFor(id, bob);
        assertEq(bob.balance, 20 ether);
        // The liquidity is locked, and the owner can still open by hand.
        vm.startPrank(alice);
        IShippedToken(vault.openingOf(id).token).launch();
        vm.stopPrank();
    }

    /// @notice Whoever ends an opening gives away a hundredth of the pool's currency: 0.4 coins of 30, which stay with the
    /// liquidity. Everybody is paid back, and the owner opens again, with that price mended. Less than the slack ends none.
    function test_P10_EndingAnOpeningCostsAPartOfThePool() public {
        (address token, IV2Pair pair,, uint256 id) = run(openingParams());
        vm.deal(bob, 20 ether);
        vm.prank(bob);
        vault.commit{value: 10 ether}(id, bob, 10 ether, 0);
        uint256 snapshot = vm.snapshotState();
        donate(pair, 0.39 ether);
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
        vm.revertToState(snapshot);

        donate(pair, 0.41 ether);
        vm.warp(vault.openingOf(id).endsAt);
        vm.expectPartialRevert(IOpeningVault.OpeningVault_RateMissed.selector);
        vault.clear(id);
        vm.warp(vault.openingOf(id).refundsFrom);
        vault.refundFor(id, bob);
        assertEq(bob.balance, 20 ether, "nothing lost");

        ILaunchPad.LaunchParams memory params = existingParams(token);
        (params.tokenAmount, params.quoteAmount) = (POOL_TOKENS / 8, LAUNCH_WEI / 8);
        params.opening = ILaunchPad.Opening({openingSeconds: 60, cap: 10 ether});
        vm.startPrank(alice);
        IShippedToken(token).approve(address(pad), params.tokenAmount);
        vm.stopPrank();
        (,,, id) = run(params);
        vm.prank(bob);
        vault.commit{value: 10 ether}(id, bob, 10 ether, 0);
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
        assertGt(vault.openingOf(id).bought, 0);
    }

    /// @notice P-35: a launch by a contract in its constructor, and for a smart account.
    function test_P35_AnyCallerLaunches() public {
        LaunchesWhileBorn born = new LaunchesWhileBorn{value: LAUNCH_WEI + FEE_WEI}(pad, newParams(GATED));
        assertEq(IShippedToken(born.token()).owner(), address(born));
    }

    /// @notice P-02, P-19: nobody but the lock's owner has any power over what a launch has locked.
    function test_P19_PlatformHasNoPowerOverALaunch() public {
        (,, uint256 lockId,) = run(newParams(GATED));
        vm.startPrank(platform);
        vm.expectPartialRevert(ILiquidityLocker.LiquidityLocker_NotOwner.selector);
        locker.withdraw(lockId, 1);
        vm.expectPartialRevert(ITokenFactory.TokenFactory_LaunchPadFixed.selector);
        factory.initLaunchPad(address(locker));
        vm.stopPrank();
    }

    function donate(IV2Pair pair, uint256 amountWei) private {
        dustWeth(pair, amountWei);
        ISync(address(pair)).sync();
    }

    function openingParams() private view returns (ILaunchPad.LaunchParams memory params) {
        params = newParams(GATED);
        params.opening = ILaunchPad.Opening({openingSeconds: 60, cap: 10 ether});
        params.tokenReceiver = alice;
    }

    function openedWithCommitments() private returns (IShippedToken token, IV2Pair pair, uint256 id) {
        ILaunchPad.LaunchParams memory params = openingParams();
        params.creation.seed = "opened";
        address at;
        (at, pair,, id) = run(params);
        token = IShippedToken(at);
        vm.prank(carol);
        vault.commit{value: 2 ether}(id, carol, 2 ether, 0);
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
    }

    function seed(SoladyPeer token, uint256 tokens, uint256 quotes) private returns (IV2Pair pair) {
        pair = newPair(address(token), wrappedNative);
        vm.prank(alice);
        token.transfer(address(pair), tokens);
        dustWeth(pair, quotes);
        pair.mint(carol);
    }

    /// @dev In wei, at the stated price.
    function valueOf(uint256 tokens, uint256 quotes) private pure returns (uint256) {
        return tokens * LAUNCH_WEI / POOL_TOKENS + quotes;
    }

    function assertSolvent() private view {
        for (uint256 i = 0; i < pad.solvency().length; ++i) {
            assertGe(pad.solvency()[i].held, pad.solvency()[i].owed);
        }
        for (uint256 i = 0; i < vault.solvency().length; ++i) {
            assertGe(vault.solvency()[i].held, vault.solvency()[i].owed);
        }
    }
}

/// @notice Launches inside its own constructor: an account without code at that moment.
contract LaunchesWhileBorn {
    address public immutable token;

    constructor(ILaunchPad pad, ILaunchPad.LaunchParams memory params) payable {
        (address made,,,) = pad.launch{value: msg.value}(params);
        token = made;
    }
}
