// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {Vm} from "forge-std/Vm.sol";
import {ILpDividends} from "../../templates/token/ILpDividends.sol";
import {IReferral} from "../../templates/token/IReferral.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {IVenuePair, IVenueRouter, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {ScriptedLocker} from "./LpDividendsActors.sol";

/// @notice People who trade, invite, stake, lock and claim with a token of template 9, and a locker whose locks shrink,
/// grow and change hands behind the token's back.
contract CommunityHandler is EffectiveCalls {
    uint256 public constant PEOPLE = 6;
    uint256 public constant LOCKS = 6;
    uint256 private constant SMALL = 1e18;
    uint256 private constant MAX_TRADE = 9000e18;
    uint256 private constant MAX_HELD = 15_000e18;

    TaxedToken public immutable token;
    IVenueRouter private immutable _router;
    IVenuePair private immutable _pair;
    address private immutable _quote;
    ScriptedLocker private immutable _locker;
    address[] public people;

    /// @dev What the locker says of a lock, by id from 1 on.
    struct Said {
        address owner;
        uint256 amount;
        uint256 changes;
    }

    mapping(uint256 lockId => Said) private _said;

    uint256 public taxes;
    uint256 public rebates;
    bool public tradeOverpaid;
    bool public bindingChanged;
    bool public pairShorted;
    mapping(address => address) private _inviterSeen;

    constructor(TaxedToken token_, IVenueRouter router, IVenuePair pair, address quote, ScriptedLocker locker) {
        (token, _router, _pair, _quote, _locker) = (token_, router, pair, quote, locker);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            people.push(makeAddr(string.concat("person ", vm.toString(i))));
            vm.deal(people[i], 10_000 ether);
        }
    }

    modifier watched() {
        _;
        for (uint256 i = 0; i < PEOPLE; ++i) {
            address inviter = referral().inviterOf(people[i]);
            if (_inviterSeen[people[i]] != address(0) && inviter != _inviterSeen[people[i]]) bindingChanged = true;
            _inviterSeen[people[i]] = inviter;
        }
    }

    function buy(uint256 who, uint256 amountWei) external counted("buy") {
        address person = someone(who);
        if (token.balanceOf(person) > MAX_HELD) return;
        uint256 held = token.balanceOf(address(_pair));
        vm.recordLogs();
        vm.prank(person);
        _router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: bound(amountWei, 1e15, 4 ether)}(
            0, pathOf(_quote, address(token)), person, block.timestamp
        );
        readTrade(person, held - token.balanceOf(address(_pair)), 1000);
        done("buy");
    }

    function sell(uint256 who, uint256 amount) external counted("sell") {
        address person = someone(who);
        uint256 held = token.balanceOf(person);
        if (held < 10e18) return;
        amount = bound(amount, 1e18, held < MAX_TRADE ? held : MAX_TRADE);
        vm.startPrank(person);
        token.approve(address(_router), amount);
        vm.recordLogs();
        _router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            amount, 0, pathOf(address(token), _quote), person, block.timestamp
        );
        vm.stopPrank();
        readTrade(person, amount, 1200);
        done("sell");
    }

    function handshake(uint256 from, uint256 to, uint256 blocks) external counted("handshake") watched {
        (address a, address b) = (someone(from), someone(to));
        if (token.balanceOf(a) < SMALL) return;
        vm.prank(a);
        token.transfer(b, SMALL);
        pass(blocks % 3);
        if (token.balanceOf(b) >= SMALL) {
            vm.prank(b);
            token.transfer(a, SMALL);
        }
        done("handshake");
    }

    /// @notice Accepts the first offer that stands; whether it can be accepted is the token's to say.
    function accept(uint256 who, uint256 first) external counted("accept") watched {
        address a = someone(who);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            address b = someone(first % PEOPLE + i);
            uint256 offered = referral().pendingInvite(a, b);
            if (offered == 0) continue;
            vm.prank(a);
            try referral().acceptInviter(b) {
                require(offered + 2 <= block.number, "bound without a ripe offer");
            } catch {}
            return done("accept");
        }
    }

    function provide(uint256 who, uint256 amountWei) public counted("provide") {
        address person = someone(who);
        (uint256 reserve, uint256 reserveQuote) = reserves();
        uint256 held = token.balanceOf(person);
        if (held < 150e18) return;
        amountWei = bound(amountWei, 0.1 ether, 2 ether);
        uint256 tokens = (amountWei * reserve) / reserveQuote;
        if (tokens > held) (tokens, amountWei) = (held, (held * reserveQuote) / reserve);
        vm.startPrank(person);
        IWrappedNative(_quote).deposit{value: amountWei}();
        IWrappedNative(_quote).approve(address(_router), amountWei);
        token.approve(address(_router), tokens);
        _router.addLiquidity(_quote, address(token), amountWei, tokens, 0, 0, person, block.timestamp);
        vm.stopPrank();
        done("provide");
    }

    function stake(uint256 who, uint256 amount) external counted("stake") {
        address person = someone(who);
        uint256 held = _pair.balanceOf(person);
        if (held == 0) {
            provide(who, amount);
            held = _pair.balanceOf(person);
            if (held == 0) return;
        }
        vm.startPrank(person);
        _pair.approve(address(token), held);
        vault().stakeLp(bound(amount, 1, held));
        vm.stopPrank();
        done("stake");
    }

    function unstake(uint256 who, uint256 amount) external counted("unstake") {
        (address person, uint256 staked) = (address(0), 0);
        for (uint256 i = 0; i < PEOPLE && staked == 0; ++i) {
            person = someone(who % PEOPLE + i);
            staked = vault().stakedLpOf(person);
        }
        if (staked == 0) return;
        uint256 before = _pair.balanceOf(person);
        amount = bound(amount, 1, staked);
        vm.prank(person);
        vault().unstakeLp(amount);
        require(_pair.balanceOf(person) == before + amount, "principal kept back");
        done("unstake");
    }

    function claim(uint256 who) external counted("claim") {
        (address person, uint256 pending) = (address(0), 0);
        for (uint256 i = 0; i < PEOPLE && pending == 0; ++i) {
            person = someone(who % PEOPLE + i);
            pending = vault().pendingDividend(person);
        }
        if (pending == 0) return;
        uint256 before = IWrappedNative(_quote).balanceOf(person);
        vault().claimDividendFor(person);
        require(IWrappedNative(_quote).balanceOf(person) == before + pending, "paid something else");
        done("claim");
    }

    function lock(uint256 who, uint256 id, uint256 amount) external counted("lock") {
        id = idWith(id, false);
        address person = someone(who);
        if (_pair.balanceOf(person) == 0) provide(who, amount);
        uint256 held = _pair.balanceOf(person);
        if (held == 0 || id == 0) return;
        amount = bound(amount, 1, held);
        vm.prank(person);
        _pair.transfer(address(_locker), amount);
        // What lay in the lock before goes back first: an id is one lock.
        refund(id);
        say(id, person, amount, _said[id].changes);
        if (covered() < amount) return;
        vault().creditLock(address(_locker), id);
        done("lock");
    }

    /// @notice A lock shrinks, grows, or changes hands; nobody tells the token.
    function changeLock(uint256 id, uint256 how, uint256 amount) external counted("changeLock") {
        id = idWith(id, true);
        Said memory said = _said[id];
        if (said.amount == 0) return;
        if (how % 3 == 0) {
            amount = bound(amount, 1, said.amount);
            _locker.give(ERC20(address(_pair)), said.owner, amount);
            say(id, said.owner, said.amount - amount, said.changes + 1);
        } else if (how % 3 == 1) {
            say(id, someone(amount), said.amount, said.changes + 1);
        } else {
            uint256 held = _pair.balanceOf(said.owner);
            if (held == 0) return;
            amount = bound(amount, 1, held);
            vm.prank(said.owner);
            _pair.transfer(address(_locker), amount);
            say(id, said.owner, said.amount + amount, said.changes);
        }
        done("changeLock");
    }

    function sync(uint256 id) external counted("sync") {
        id = idWith(id, true);
        if (id == 0) return;
        vault().syncLock(address(_locker), id);
        done("sync");
    }

    function swapBack(uint256 blocks) external counted("swapBack") {
        pass(1 + blocks % 5);
        try token.swapBack() {} catch {}
        vault().distribute();
        done("swapBack");
    }

    function passTime(uint256 blocks) external counted("passTime") {
        pass(1 + blocks % 25);
        done("passTime");
    }

    function ownerActs(uint256 choice, uint256 value) external counted("ownerActs") {
        vm.startPrank(token.owner());
        if (choice % 2 == 0) referral().setBindInterval(2 + value % 3);
        else vault().setDividendInterval(1 + value % 50);
        vm.stopPrank();
        done("ownerActs");
    }

    function sumOfShares() external view returns (uint256 shares, uint256 staked) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            shares += vault().dividendShareOf(people[i]);
            staked += vault().stakedLpOf(people[i]);
        }
    }

    function sumOfPending() external view returns (uint256 sum) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            sum += vault().pendingDividend(people[i]);
        }
        for (uint256 id = 1; id <= LOCKS; ++id) {
            sum += vault().pendingLockDividend(address(_locker), id);
        }
    }

    function longestChain() external view returns (uint256 longest) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            uint256 length;
            for (address at = people[i]; at != address(0) && length <= PEOPLE; at = referral().inviterOf(at)) {
                ++length;
            }
            if (length > longest) longest = length;
        }
    }

    function referral() private view returns (IReferral) {
        return IReferral(address(token));
    }

    function vault() private view returns (ILpDividends) {
        return ILpDividends(address(token));
    }

    /// @dev Sums the tax and the rebates of the trade in the recorded logs.
    function readTrade(address trader, uint256 amount, uint256 bps) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 paid;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != IReferral.RebatePaid.selector) continue;
            require(address(uint160(uint256(logs[i].topics[1]))) == trader, "another's rebate");
            (, uint256 rebate) = abi.decode(logs[i].data, (uint256, uint256));
            paid += rebate;
        }
        uint256 tax = (amount * bps) / 10_000;
        if (paid > tax) tradeOverpaid = true;
        taxes += tax;
        rebates += paid;
        (uint256 reserve,) = reserves();
        if (token.balanceOf(address(_pair)) < reserve) pairShorted = true;
    }

    function say(uint256 id, address owner, uint256 amount, uint256 changes) private {
        _said[id] = Said(owner, amount, changes);
        _locker.say(id, address(_pair), owner, amount, block.timestamp + 3650 days, changes);
    }

    function refund(uint256 id) private {
        Said memory said = _said[id];
        if (said.amount != 0) _locker.give(ERC20(address(_pair)), said.owner, said.amount);
    }

    /// @dev What the locker holds beyond what counts already.
    function covered() private view returns (uint256) {
        uint256 credited;
        for (uint256 id = 1; id <= LOCKS; ++id) {
            (, uint256 amount) = vault().lockCredit(address(_locker), id);
            credited += amount;
        }
        uint256 held = _pair.balanceOf(address(_locker));
        return held > credited ? held - credited : 0;
    }

    /// @dev The first lock from `first` on that counts, or that does not; 0 when there is none.
    function idWith(uint256 first, bool counts) private view returns (uint256) {
        for (uint256 i = 0; i < LOCKS; ++i) {
            uint256 id = 1 + (first % LOCKS + i) % LOCKS;
            (, uint256 credited) = vault().lockCredit(address(_locker), id);
            if (counts == (credited != 0)) return id;
        }
        return 0;
    }

    function reserves() private view returns (uint256 reserve, uint256 reserveQuote) {
        (reserve, reserveQuote,) = _pair.getReserves();
        if (_pair.token0() != address(token)) (reserve, reserveQuote) = (reserveQuote, reserve);
    }

    function someone(uint256 index) private view returns (address) {
        return people[index % PEOPLE];
    }

    function pass(uint256 blocks) private {
        vm.roll(vm.getBlockNumber() + blocks);
        vm.warp(vm.getBlockTimestamp() + 3 * blocks);
    }

    function pathOf(address from, address to) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (from, to);
    }
}
