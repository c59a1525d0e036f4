// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {IOpeningVault} from "../../src/launch/IOpeningVault.sol";
import {LaunchPad} from "../../src/launch/LaunchPad.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {IVenueRouter} from "../fixtures/VenueFixture.sol";
import {IWeth, LaunchFixture} from "./LaunchFixture.sol";

interface ISync {
    function sync() external;
}

/// @notice An owner who opens tokens in batches, depositors, and people who want to be in front of them.
contract OpeningHandler is EffectiveCalls {
    uint256 private constant MAX_OPENINGS = 30;

    LaunchPad private immutable _pad;
    IOpeningVault private immutable _vault;
    IVenueRouter private immutable _router;
    IWeth private immutable _wrapped;
    address private immutable _owner;
    /// @dev Encoded: what every opening has in common.
    bytes private _params;
    address[] public people;

    /// @notice Sum of what each opening was given, and of what its depositors got out, counted at their accounts.
    mapping(uint256 openingId => uint256 amount) public put;
    mapping(uint256 openingId => uint256 amount) public quoteOut;
    mapping(uint256 openingId => uint256 amount) public tokensOut;
    /// @notice What the pool of the start gives for a small amount, scaled by 1e18.
    mapping(uint256 openingId => uint256 rate) public startRate;
    bool public paidTwice;
    bool public unfair;

    constructor(
        LaunchPad pad,
        IVenueRouter router,
        IWeth wrapped,
        address owner,
        ILaunchPad.LaunchParams memory params
    ) {
        (_pad, _vault, _router) = (pad, IOpeningVault(pad.vault()), router);
        (_wrapped, _owner, _params) = (wrapped, owner, abi.encode(params));
        for (uint256 i = 0; i < 4; ++i) {
            people.push(address(uint160(0xbeef00 + i)));
        }
    }

    function start(uint256 cap, uint256 team) external counted("start") {
        if (_vault.openingCount() == MAX_OPENINGS) return;
        begin(cap, team);
        done("start");
    }

    function begin(uint256 cap, uint256 team) private {
        ILaunchPad.LaunchParams memory params = abi.decode(_params, (ILaunchPad.LaunchParams));
        params.creation.seed = bytes12(uint96(_vault.openingCount() + 1));
        params.deadline = block.timestamp;
        params.unlockAt = block.timestamp + 30 days;
        params.opening = ILaunchPad.Opening({openingSeconds: 600, cap: _bound(cap, 0.1 ether, 40 ether)});
        params.purchases = new ILaunchPad.Purchase[](team % 3);
        for (uint256 i = 0; i < params.purchases.length; ++i) {
            params.purchases[i] = ILaunchPad.Purchase({to: people[i], quoteAmount: 0.5 ether, minTokens: 0});
        }
        uint256 valueWei = _pad.valueOf(_owner, params);
        vm.deal(_owner, _owner.balance + valueWei);
        vm.prank(_owner);
        (,,, uint256 id) = _pad.launch{value: valueWei}(params);
        put[id] = 0.5 ether * params.purchases.length;
    }

    /// @dev An opening that collects, begun if there is none.
    function collecting(uint256 seed) private returns (uint256 id, IOpeningVault.Opening memory o) {
        uint256 count = _vault.openingCount();
        for (uint256 i = 0; i < count; ++i) {
            id = 1 + (seed % count + i) % count;
            o = _vault.openingOf(id);
            if (block.timestamp < o.endsAt && o.status == IOpeningVault.Status.Open) return (id, o);
        }
        if (count == MAX_OPENINGS) return (0, o);
        begin(seed, seed >> 128);
        return (count + 1, _vault.openingOf(count + 1));
    }

    function commit(uint256 openingSeed, uint256 who, uint256 amount) external counted("commit") {
        (uint256 id,) = collecting(openingSeed);
        if (id == 0) return;
        amount = _bound(amount, 1, 20 ether);
        address payer = pickPerson(who >> 8);
        vm.deal(payer, payer.balance + amount);
        vm.prank(payer);
        _vault.commit{value: amount}(id, pickPerson(who), amount, 0);
        put[id] += amount;
        done("commit");
    }

    /// @notice Somebody gives the pool something, whether or not it counts it.
    function dust(uint256 openingSeed, uint256 amount, bool counted_) external counted("dust") {
        (uint256 id, IOpeningVault.Opening memory o) = collecting(openingSeed);
        if (id == 0) return;
        amount = _bound(amount, 1, 0.2 ether);
        vm.deal(address(this), amount);
        _wrapped.deposit{value: amount}();
        _wrapped.transfer(o.pair, amount);
        if (counted_) ISync(o.pair).sync();
        done("dust");
    }

    /// @notice The owner launches by hand, and somebody buys in front of everybody.
    function front(uint256 openingSeed, uint256 amount) external counted("front") {
        (uint256 id, IOpeningVault.Opening memory o) = collecting(openingSeed);
        if (id == 0) return;
        (bool launched,,,,,,) = IShippedToken(o.token).launchState();
        if (!launched) {
            vm.prank(_owner);
            IShippedToken(o.token).launch();
        }
        amount = _bound(amount, 1e9, 0.4 ether);
        address buyer = address(0xf00d);
        vm.deal(buyer, amount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(_wrapped), o.token);
        vm.prank(buyer);
        try _router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: amount}(
            0, path, address(uint160(uint256(keccak256(abi.encode(amount))))), block.timestamp
        ) {
            done("front");
        } catch {}
    }

    function clear(uint256 openingSeed) external counted("clear") {
        (uint256 id, IOpeningVault.Opening memory o) = pick(openingSeed, IOpeningVault.Status.Open);
        if (id == 0) return;
        if (block.timestamp < o.endsAt) vm.warp(o.endsAt);
        try _vault.clear(id) {
            o = _vault.openingOf(id);
            uint256 fair = o.spent * 997 * o.tokenReserve / (uint256(o.quoteReserve) * 1000 + o.spent * 997);
            if (o.bought < fair * 99 / 100) unfair = true;
            if (o.spent > o.cap) unfair = true;
            done("clear");
        } catch {
            // A pool that somebody moved: the clock pays everybody back.
            vm.warp(o.refundsFrom);
            done("clear");
        }
    }

    function leave(uint256 openingSeed, uint256 who, bool elsewhere) external counted("leave") {
        uint256 count = _vault.openingCount();
        for (uint256 i = 0; i < count; ++i) {
            uint256 id = 1 + (openingSeed % count + i) % count;
            for (uint256 j = 0; j < people.length; ++j) {
                address account = people[(who % people.length + j) % people.length];
                if (_vault.commitmentOf(id, account) == 0) continue;
                if (!out(id, account, elsewhere)) continue;
                return done("leave");
            }
        }
    }

    function wait(uint256 seconds_) external counted("wait") {
        vm.warp(block.timestamp + _bound(seconds_, 1, 900));
        vm.roll(block.number + 1 + seconds_ % 5);
        done("wait");
    }

    /// @notice Everybody leaves every opening, as late as it takes.
    function everybodyLeaves() external {
        vm.warp(block.timestamp + 2 hours);
        for (uint256 id = 1; id <= _vault.openingCount(); ++id) {
            for (uint256 j = 0; j < people.length; ++j) {
                if (_vault.commitmentOf(id, people[j]) != 0) assertTrue(out(id, people[j], false), "stuck");
            }
        }
    }

    /// @dev Claims or takes the refund, whichever there is, and counts what arrived.
    function out(uint256 id, address account, bool elsewhere) private returns (bool left) {
        IOpeningVault.Opening memory o = _vault.openingOf(id);
        if (o.status == IOpeningVault.Status.Open) return false;
        address to = elsewhere ? address(0xe15e) : account;
        (uint256 wei_, uint256 tokens) = (to.balance, ERC20(o.token).balanceOf(to));
        bool cleared = o.status == IOpeningVault.Status.Cleared;
        if (elsewhere) {
            vm.prank(account);
            if (cleared) _vault.claimTo(id, to);
            else _vault.refundTo(id, to);
        } else if (cleared) {
            _vault.claimFor(id, account);
        } else {
            _vault.refundFor(id, account);
        }
        quoteOut[id] += to.balance - wei_;
        tokensOut[id] += ERC20(o.token).balanceOf(to) - tokens;
        if (_vault.commitmentOf(id, account) != 0) paidTwice = true;
        return true;
    }

    function pick(uint256 seed, IOpeningVault.Status wanted)
        private
        view
        returns (uint256 id, IOpeningVault.Opening memory o)
    {
        uint256 count = _vault.openingCount();
        for (uint256 i = 0; i < count; ++i) {
            id = 1 + (seed % count + i) % count;
            o = _vault.openingOf(id);
            if (o.status == wanted) return (id, o);
        }
        return (0, o);
    }

    function pickPerson(uint256 seed) private view returns (address) {
        return people[seed % people.length];
    }
}

/// @notice What holds for the launch pad and its vault whatever owners, depositors and those in front of them do.
/// forge-config: full.invariant.runs = 16
/// forge-config: full.invariant.depth = 100
contract LaunchInvariantsTest is LaunchFixture {
    OpeningHandler private handler;

    function setUp() public override {
        super.setUp();
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.tokenReceiver = alice;
        handler = new OpeningHandler(pad, router, IWeth(wrappedNative), alice, params);
        bytes4[] memory selectors = new bytes4[](7);
        (selectors[0], selectors[1], selectors[2]) =
        (OpeningHandler.start.selector, OpeningHandler.commit.selector, OpeningHandler.dust.selector);
        (selectors[3], selectors[4], selectors[5]) =
        (OpeningHandler.front.selector, OpeningHandler.clear.selector, OpeningHandler.leave.selector);
        selectors[6] = OpeningHandler.wait.selector;
        targetSelector(FuzzSelector(address(handler), selectors));
        targetContract(address(handler));
    }

    /// @notice P-38: both hold what they owe; the pad nothing else, and neither a coin.
    function invariant_P38_HeldIsNeverBelowOwed() public view {
        ISolvency.AssetSolvency[] memory assets = vault.solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertGe(assets[i].held, assets[i].owed);
        }
        assets = pad.solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertGe(assets[i].held, assets[i].owed);
        }
        assertEq(address(pad).balance + address(vault).balance, 0);
        assertEq(IWeth(wrappedNative).balanceOf(address(pad)), 0);
    }

    /// @notice P-14: what an opening was given is what it spent, what it has given back, and what it still owes.
    function invariant_P14_NothingIsMadeOrLost() public view {
        for (uint256 id = 1; id <= vault.openingCount(); ++id) {
            IOpeningVault.Opening memory o = vault.openingOf(id);
            assertEq(o.total, handler.put(id));
            uint256 open;
            for (uint256 i = 0; i < 4; ++i) {
                open += vault.commitmentOf(id, handler.people(i));
            }
            if (o.status == IOpeningVault.Status.Cleared) {
                assertLe(handler.quoteOut(id), o.total - o.spent);
                assertLe(handler.tokensOut(id), o.bought);
            } else {
                assertEq(handler.quoteOut(id) + open, o.total);
                assertEq(handler.tokensOut(id), 0);
            }
        }
    }

    /// @notice P-11, S-37: an opening buys at the price of its start, 1 % aside, and never for more than its cap.
    function invariant_P11_OpeningsBuyFairly() public view {
        assertFalse(handler.unfair());
    }

    /// @notice P-10: a commitment is paid once.
    function invariant_P10_NobodyIsPaidTwice() public view {
        assertFalse(handler.paidTwice());
    }

    /// @notice P-04: nothing of the pad may be taken by anybody.
    function invariant_P04_NoAllowanceIsLeft() public view {
        for (uint256 id = 1; id <= vault.openingCount(); ++id) {
            address pair = vault.openingOf(id).pair;
            assertEq(ERC20(pair).allowance(address(pad), address(locker)), 0);
        }
        assertEq(ERC20(wrappedNative).allowance(address(pad), address(vault)), 0);
    }

    /// @notice Nothing stuck (P-10): in the end everybody leaves, and less than one unit a depositor stays.
    function afterInvariant() public {
        handler.report();
        handler.everybodyLeaves();
        ISolvency.AssetSolvency[] memory assets = vault.solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertLe(assets[i].owed, 4 * vault.openingCount());
        }
        assets = pad.solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertLe(assets[i].owed, 4);
        }
        if (handler.totalCalls() < 50) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}
