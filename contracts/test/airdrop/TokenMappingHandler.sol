// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenMapping} from "../../src/airdrop/TokenMapping.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";

/// @notice People bring old tokens, early, in time, late and too many; anybody adds new ones; the owner takes what it can
/// get whenever it likes. A book of its own is kept, from balances alone.
contract TokenMappingHandler is EffectiveCalls {
    uint256 private constant PEOPLE = 5;
    uint256 private constant SCALE = 1e18;
    uint256 private constant RUNNING = 1;
    uint256 private constant FINISHED = 2;

    TokenMapping public immutable airdrop;
    OddToken public immutable oldToken;
    OddToken public immutable newToken;
    address public immutable owner;
    uint256 private immutable _rate;

    /// @dev Old tokens that arrived from people, and besides; new ones that were paid, came in since the start, were taken.
    uint256 public received;
    uint256 public givenOld;
    uint256 public paid;
    uint256 public cameNew;
    uint256 public takenNew;
    uint256 public takenOld;
    mapping(address account => uint256) public receivedOf;
    mapping(address account => uint256) public paidOf;
    bool public hasPaidAnotherRate;
    bool public hasPaidOutside;
    bool public hasPaidBeyondThePool;
    bool public hasOwnerTakenInside;
    bool public hasCollectedComeBack;
    bool public hasRefusalMoved;

    constructor(TokenMapping airdrop_, OddToken oldToken_, OddToken newToken_) {
        (airdrop, oldToken, newToken) = (airdrop_, oldToken_, newToken_);
        (owner, _rate) = (airdrop_.owner(), airdrop_.rate());
        for (uint256 i = 0; i < PEOPLE; ++i) {
            oldToken.mint(person(i), 1e24);
            vm.prank(person(i));
            oldToken.approve(address(airdrop), type(uint256).max);
        }
        newToken.approve(address(airdrop), type(uint256).max);
    }

    function bring(uint256 who, uint256 amount) external {
        if (airdrop.status() == RUNNING) _bring(person(who), amount);
        else _bringOutside(person(who), amount);
    }

    /// @notice More than the pool can pay: refused, and nothing moves.
    function bringTooMuch(uint256 who, uint256 amount) external counted("bringTooMuch") {
        address account = person(who);
        uint256 least = _worth(airdrop.targetLeft()) * 2 + 10;
        uint256 has = oldToken.balanceOf(account);
        if (has < least) return;
        bool ok = _try(account, _bound(amount, least, has));
        hasPaidBeyondThePool = hasPaidBeyondThePool || ok;
        done("bringTooMuch");
    }

    /// @notice The owner takes what it may; what it collected it brings again.
    function takeBack(uint256 seed) external counted("takeBack") {
        uint256 status = airdrop.status();
        // Seldom before the start: what is emptied then has little left to show.
        if (status == 0 && seed % 8 != 0) return;
        if (seed % 2 == 0) {
            uint256 there = newToken.balanceOf(address(airdrop));
            bool ok = _take(abi.encodeCall(airdrop.withdrawTarget, ()));
            hasOwnerTakenInside = hasOwnerTakenInside || (ok && status == RUNNING);
            if (ok) takenNew += there;
        } else {
            uint256 there = oldToken.balanceOf(address(airdrop));
            bool ok = _take(abi.encodeCall(airdrop.withdrawOrigin, ()));
            hasOwnerTakenInside = hasOwnerTakenInside || (ok && status != FINISHED);
            if (ok) _bringAgain(there);
        }
        done("takeBack");
    }

    function add(uint256 amount, uint256 how) external counted("add") {
        amount = _bound(amount, 1e6, 1e21);
        if (how % 3 == 0) {
            oldToken.mint(address(airdrop), amount);
            givenOld += amount;
        } else {
            uint256 before = newToken.balanceOf(address(airdrop));
            newToken.mint(how % 3 == 1 ? address(airdrop) : address(this), amount);
            // Of tokens that have shrunk there are fewer.
            if (how % 3 == 2) airdrop.recharge(newToken.balanceOf(address(this)));
            cameNew += newToken.balanceOf(address(airdrop)) - before;
        }
        done("add");
    }

    function pass(uint256 seconds_) external counted("pass") {
        // Seldom long: when the window is over, little is left to do.
        vm.warp(block.timestamp + _bound(seconds_, 1, seconds_ % 16 == 0 ? 3 days : 3 hours));
        done("pass");
    }

    function moods(uint256 seed, uint256 scale) external virtual counted("moods") {
        (seed, scale);
        oldToken.mint(person(seed), 1e6);
        done("moods");
    }

    function person(uint256 seed) public pure returns (address) {
        return address(uint160(0xd0d000 + seed % PEOPLE));
    }

    function people() external pure returns (uint256) {
        return PEOPLE;
    }

    /// @dev What the tokens do during one act of bringing. @return pays Whether it can succeed all the same.
    function _setMood(uint256 seed) internal virtual returns (bool pays) {
        (seed);
        return true;
    }

    function _clearMood() internal virtual {}

    function _bringOutside(address account, uint256 amount) private counted("bringOutside") {
        hasPaidOutside = hasPaidOutside || _try(account, _bound(amount, 1, 1e18));
        done("bringOutside");
    }

    function _bring(address account, uint256 amount) private counted("bring") {
        uint256 most = _worth(airdrop.targetLeft());
        if (most > oldToken.balanceOf(account)) most = oldToken.balanceOf(account);
        if (most < 1e6) return;
        // Small parts, so that the pool lasts.
        amount = _bound(amount, 1e6, most / 4 + 1e6 > most ? most : most / 4 + 1e6);
        if (_bringExactly(account, amount)) done("bring");
    }

    function _bringExactly(address account, uint256 amount) private returns (bool ok) {
        uint256 old = oldToken.balanceOf(address(airdrop));
        uint256 left = newToken.balanceOf(address(airdrop));
        bool pays = _setMood(amount);
        vm.prank(account);
        bytes memory answer;
        (ok, answer) = address(airdrop).call(abi.encodeCall(airdrop.airdrop, (amount)));
        _clearMood();
        if (!ok) {
            hasRefusalMoved = hasRefusalMoved || pays || old != oldToken.balanceOf(address(airdrop))
                || left != newToken.balanceOf(address(airdrop));
            return false;
        }
        uint256 came = oldToken.balanceOf(address(airdrop)) - old;
        if (came > amount) came = amount;
        uint256 out = came * _rate / SCALE;
        bool isExact = abi.decode(answer, (uint256)) == out && _isGone(left - newToken.balanceOf(address(airdrop)), out);
        hasPaidAnotherRate = hasPaidAnotherRate || !isExact;
        received += came;
        paid += out;
        receivedOf[account] += came;
        paidOf[account] += out;
    }

    /// @dev Whether the pool fell by what was paid.
    function _isGone(uint256 gone, uint256 out) internal view virtual returns (bool) {
        return gone == out;
    }

    function _bringAgain(uint256 amount) private {
        takenOld += amount;
        vm.prank(owner);
        oldToken.approve(address(airdrop), type(uint256).max);
        hasCollectedComeBack = hasCollectedComeBack || _try(owner, oldToken.balanceOf(owner));
    }

    function _try(address account, uint256 amount) private returns (bool ok) {
        vm.prank(account);
        (ok,) = address(airdrop).call(abi.encodeCall(airdrop.airdrop, (amount)));
    }

    function _take(bytes memory call_) private returns (bool ok) {
        vm.prank(owner);
        (ok,) = address(airdrop).call(call_);
    }

    /// @dev The most old base units that `amount` new ones pay for.
    function _worth(uint256 amount) private view returns (uint256) {
        return amount * SCALE / _rate;
    }
}

/// @notice Both tokens keep a fee, answer nothing, stand still, pause, and call back out of every movement.
contract MoodyAirdropHandler is TokenMappingHandler {
    bytes[] private _inside;

    constructor(TokenMapping airdrop_, OddToken oldToken_, OddToken newToken_)
        TokenMappingHandler(airdrop_, oldToken_, newToken_)
    {
        _inside.push(abi.encodeCall(airdrop_.airdrop, (1e6)));
        _inside.push(abi.encodeCall(airdrop_.withdrawTarget, ()));
        _inside.push(abi.encodeCall(airdrop_.withdrawOrigin, ()));
        OddToken[2] memory tokens = [oldToken_, newToken_];
        for (uint256 i = 0; i < 2; ++i) {
            // They could bring some of their own, were the door open.
            oldToken_.mint(address(tokens[i]), 1e18);
            vm.prank(address(tokens[i]));
            oldToken_.approve(address(airdrop_), type(uint256).max);
        }
    }

    function moods(uint256 seed, uint256) external override counted("moods") {
        oldToken.setFee(seed % 500);
        newToken.setFee((seed >> 16) % 500);
        oldToken.setSilent(seed % 2 == 0);
        newToken.setSilent(seed % 3 == 0);
        done("moods");
    }

    function _setMood(uint256 seed) internal override returns (bool pays) {
        oldToken.setStill(seed % 8 == 0);
        oldToken.setGreedy(seed % 8 == 1);
        newToken.setPaused(seed % 8 == 2);
        oldToken.arm(address(airdrop), _inside);
        newToken.arm(address(airdrop), _inside);
        return seed % 8 > 2;
    }

    function _clearMood() internal override {
        oldToken.setStill(false);
        oldToken.setGreedy(false);
        newToken.setPaused(false);
        oldToken.arm(address(0), _inside);
        newToken.arm(address(0), _inside);
    }
}

/// @notice Everybody's tokens, old and new, grow and shrink by themselves, up to nine tenths.
contract RebasingAirdropHandler is TokenMappingHandler {
    constructor(TokenMapping airdrop_, OddToken oldToken_, OddToken newToken_)
        TokenMappingHandler(airdrop_, oldToken_, newToken_)
    {}

    function moods(uint256 seed, uint256 scale) external override counted("moods") {
        (seed % 2 == 0 ? oldToken : newToken).rebase(_bound(scale, 1e17, 19e17));
        done("moods");
    }

    /// @dev Such tokens round.
    function _isGone(uint256 gone, uint256 out) internal pure override returns (bool) {
        return gone + 3 >= out && gone <= out + 3;
    }
}
