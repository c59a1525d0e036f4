// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {ISolvency} from "../ISolvency.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {TokenMappingArgs} from "./TokenMappingArgs.sol";
import {ITokenMapping} from "./ITokenMapping.sol";
import {IAirdropFactory} from "./IAirdropFactory.sol";

/// @title Swaps an old token for a new one at a fixed rate
/// @dev Documented in `ITokenMapping`. Nothing is owed after a call, so the pool's books are its balance; sums are kept to be
/// read (ADR 0161).
contract TokenMapping is ITokenMapping {
    /// @dev One slot, with the guard against tokens that call back.
    struct Sums {
        uint112 received;
        uint112 paid;
        uint24 accounts;
        bool busy;
    }

    struct Contribution {
        uint128 received;
        uint128 paid;
    }

    uint256 private constant MAX_SUM = type(uint112).max;
    uint256 private constant MAX_ACCOUNTS = type(uint24).max;
    uint256 private constant MAX_KEY_BYTES = 512;
    uint256 private constant RATE_SCALE = 1e18;
    uint256 private constant COMING = 0;
    uint256 private constant RUNNING = 1;
    uint256 private constant FINISHED = 2;

    Sums private _sums;
    mapping(address account => Contribution contribution) private _contributions;
    /// @inheritdoc ITokenMapping
    string public ipfsKey;

    /// @inheritdoc ITokenMapping
    function airdrop(uint256 amount) external returns (uint256 amountOut) {
        return _airdrop(amount);
    }

    /// @inheritdoc ITokenMapping
    function airdropWithPermit(uint256 amount, uint256 deadline, bytes calldata signature)
        external
        returns (uint256 amountOut)
    {
        SignedAllowance.tryUse(origin(), amount, deadline, signature);
        return _airdrop(amount);
    }

    /// @inheritdoc ITokenMapping
    function recharge(uint256 amount) external returns (uint256 received) {
        if (amount == 0) revert TokenMapping_AmountZero();
        address token = target();
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), amount);
        received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token, address(this)), before);
        emit Recharged(msg.sender, received);
    }

    /// @inheritdoc ITokenMapping
    function setIpfsKey(string calldata newIpfsKey) external {
        // The factory says the first one.
        if (msg.sender != _factory()) _checkOwner();
        uint256 length = bytes(newIpfsKey).length;
        if (length > MAX_KEY_BYTES) revert TokenMapping_KeyTooLong(length, MAX_KEY_BYTES);
        ipfsKey = newIpfsKey;
        emit IpfsKeySet(newIpfsKey);
    }

    /// @inheritdoc ITokenMapping
    function withdrawOrigin() external returns (uint256 amount) {
        if (status() != FINISHED) revert TokenMapping_StillRunning(endTime());
        return _withdraw(origin());
    }

    /// @inheritdoc ITokenMapping
    function withdrawTarget() external returns (uint256 amount) {
        if (status() == RUNNING) revert TokenMapping_StillRunning(endTime());
        return _withdraw(target());
    }

    /// @inheritdoc ITokenMapping
    function totals() external view returns (uint256 received, uint256 paid, uint256 accounts) {
        Sums memory sums = _sums;
        return (sums.received, sums.paid, sums.accounts);
    }

    /// @inheritdoc ITokenMapping
    function contributionOf(address account) external view returns (uint256 received, uint256 paid) {
        Contribution memory contribution = _contributions[account];
        return (contribution.received, contribution.paid);
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](2);
        assets[0] = AssetSolvency({asset: target(), owed: 0, held: _heldOf(target())});
        assets[1] = AssetSolvency({asset: origin(), owed: 0, held: _heldOf(origin())});
    }

    /// @inheritdoc ITokenMapping
    function targetLeft() external view returns (uint256 amount) {
        return _heldOf(target());
    }

    /// @inheritdoc ITokenMapping
    function id() external view returns (uint256) {
        return TokenMappingArgs.read(TokenMappingArgs.ID, TokenMappingArgs.NUMBER);
    }

    /// @inheritdoc ITokenMapping
    function owner() public view returns (address) {
        return TokenMappingArgs.readAddress(TokenMappingArgs.OWNER);
    }

    /// @inheritdoc ITokenMapping
    function origin() public view returns (address) {
        return TokenMappingArgs.readAddress(TokenMappingArgs.ORIGIN);
    }

    /// @inheritdoc ITokenMapping
    function target() public view returns (address) {
        return TokenMappingArgs.readAddress(TokenMappingArgs.TARGET);
    }

    /// @inheritdoc ITokenMapping
    function rate() public view returns (uint256) {
        return TokenMappingArgs.read(TokenMappingArgs.RATE, TokenMappingArgs.AMOUNT);
    }

    /// @inheritdoc ITokenMapping
    function startTime() public view returns (uint256) {
        return TokenMappingArgs.read(TokenMappingArgs.START_TIME, TokenMappingArgs.TIME);
    }

    /// @inheritdoc ITokenMapping
    function endTime() public view returns (uint256) {
        return TokenMappingArgs.read(TokenMappingArgs.END_TIME, TokenMappingArgs.TIME);
    }

    /// @inheritdoc ITokenMapping
    function quote(uint256 received) public view returns (uint256 amountOut) {
        return FixedPointMathLib.fullMulDiv(received, rate(), RATE_SCALE);
    }

    /// @inheritdoc ITokenMapping
    function status() public view returns (uint256) {
        if (block.timestamp < startTime()) return COMING;
        return block.timestamp < endTime() ? RUNNING : FINISHED;
    }

    function _airdrop(uint256 amount) private returns (uint256 amountOut) {
        if (status() != RUNNING) revert TokenMapping_NotRunning(startTime(), endTime());
        if (amount == 0) revert TokenMapping_AmountZero();
        Sums memory sums = _sums;
        if (sums.busy) revert TokenMapping_Busy();
        _sums.busy = true;
        uint256 received = _take(amount);
        amountOut = quote(received);
        if (amountOut == 0) revert TokenMapping_PaysNothing(received);
        address token = target();
        uint256 left = SafeTransferLib.balanceOf(token, address(this));
        if (amountOut > left) revert TokenMapping_PoolTooSmall(amountOut, left);
        bool isFirst = _book(sums, received, amountOut);
        emit Mapped(msg.sender, received, amountOut);
        if (isFirst) {
            IAirdropFactory(_factory())
                .setAirdropInfo(msg.sender, TokenMappingArgs.read(TokenMappingArgs.ID, TokenMappingArgs.NUMBER));
        }
        SafeTransferLib.safeTransfer(token, msg.sender, amountOut);
        _sums.busy = false;
    }

    /// @dev What has arrived of the old token: no more than was asked for, whatever else came in meanwhile.
    function _take(uint256 amount) private returns (uint256 received) {
        address token = origin();
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), amount);
        received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token, address(this)), before);
        if (received > amount) received = amount;
        if (received == 0) revert TokenMapping_ReceivedNothing(amount);
    }

    /// @dev `sums` as they were before the token moved: nothing else could change them meanwhile. Stays busy.
    function _book(Sums memory sums, uint256 received, uint256 paid) private returns (bool isFirst) {
        uint256 receivedSum = sums.received + received;
        uint256 paidSum = sums.paid + paid;
        if (receivedSum > MAX_SUM) revert TokenMapping_AmountTooLarge(receivedSum, MAX_SUM);
        if (paidSum > MAX_SUM) revert TokenMapping_AmountTooLarge(paidSum, MAX_SUM);
        Contribution memory contribution = _contributions[msg.sender];
        isFirst = contribution.received == 0;
        // Of more than sixteen million accounts the others are counted no more.
        if (isFirst && sums.accounts != MAX_ACCOUNTS) ++sums.accounts;
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        (sums.received, sums.paid, sums.busy) = (uint112(receivedSum), uint112(paidSum), true);
        _sums = sums;
        _contributions[msg.sender] = Contribution({
            // forge-lint: disable-next-line(unsafe-typecast) no more than the sums
            received: uint128(contribution.received + received),
            // forge-lint: disable-next-line(unsafe-typecast) no more than the sums
            paid: uint128(contribution.paid + paid)
        });
    }

    function _withdraw(address token) private returns (uint256 amount) {
        _checkOwner();
        amount = SafeTransferLib.balanceOf(token, address(this));
        // slither-disable-next-line incorrect-equality (what is asked is whether there is anything at all)
        if (amount == 0) revert TokenMapping_NothingToWithdraw(token);
        emit Withdrawn(token, msg.sender, amount);
        SafeTransferLib.safeTransfer(token, msg.sender, amount);
    }

    function _checkOwner() private view {
        if (msg.sender != owner()) revert TokenMapping_NotOwner(msg.sender, owner());
    }

    function _factory() private view returns (address) {
        return TokenMappingArgs.readAddress(TokenMappingArgs.FACTORY);
    }

    /// @dev A bounded read: a token that does not answer hides no other one.
    function _heldOf(address token) private view returns (uint256 held) {
        // slither-disable-next-line unused-return (an unreadable balance is nothing held)
        (, held) = BoundedRead.word(token, abi.encodeWithSignature("balanceOf(address)", address(this)));
    }
}
