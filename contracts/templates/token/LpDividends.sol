// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {ILpDividends} from "./ILpDividends.sol";
import {Wallets} from "./Wallets.sol";

/// @title Vault of liquidity tokens and the stream of dividends to it
/// @dev Documented in `ILpDividends`. The token feeds it through `_takeDividends` and answers the functions without a
/// body. Units of the liquidity token stay below 2^112: a V2 pair never issues more.
abstract contract LpDividends is ILpDividends, ReentrancyGuard {
    /// @dev The stream as it stands in a block. `waiting` for a stream, and `flowing` in the one that runs: quote base
    /// units. `shares`: units of the liquidity token. `endsAt`, `blockNumber`: numbers of blocks; while something flows
    /// the stream ends after the block in which it was last brought up to date.
    struct Stream {
        uint256 waiting;
        uint256 flowing;
        uint256 shares;
        uint256 endsAt;
        uint256 blockNumber;
        uint256 index;
    }

    /// @dev `staked` in units of the liquidity token, `settled` in quote base units.
    struct Staker {
        uint128 staked;
        uint128 settled;
        uint256 index;
    }

    /// @dev `changes` is what the locker said when it was last asked.
    struct Credit {
        address account;
        uint96 changes;
        uint256 amount;
        uint256 index;
    }

    uint256 private constant MAX_INTERVAL = 100_000;

    /// @dev The index is quote base units for each share, times 2^112. All that is ever received stays below 2^128, so
    /// that neither the index nor its product with a share can overflow.
    uint256 private constant INDEX_SCALE = 1 << 112;
    uint256 private constant MAX_RECEIVED = type(uint128).max;
    uint256 private constant HALF = type(uint128).max;
    uint256 private constant BLOCK = type(uint48).max;
    uint256 private constant HIGH_SHIFT = 128;
    uint256 private constant ENDS_AT_SHIFT = 176;
    uint256 private constant INTERVAL_SHIFT = 224;

    /// @dev `Stream.waiting` in the low half, `Stream.flowing` in the high half.
    uint256 private _pot;
    /// @dev `Stream.shares` in the low half; then 48 bits each of the block up to which the stream has flown, and of
    /// `Stream.endsAt`; on top the interval in blocks.
    uint256 private _clock;
    uint256 private _index;
    uint128 private _received;
    uint128 private _paid;
    uint256 private _stakedLp;
    // solhint-disable named-parameters-mapping
    mapping(address => Staker) private _stakers;
    mapping(address => mapping(uint256 => Credit)) private _credits;
    /// @dev Units that count because they are locked: by the account they count for, and by locker.
    mapping(address => uint256) private _lockedUnitsOf;
    mapping(address => uint256) private _creditedIn;

    // solhint-enable named-parameters-mapping

    /// @param intervalBlocks Blocks over which what comes in is paid out.
    constructor(uint256 intervalBlocks) {
        _storeInterval(intervalBlocks);
    }

    /// @inheritdoc ILpDividends
    function stakeLp(uint256 amount) external override nonReentrant {
        address lpToken = _lpToken();
        if (lpToken == address(0)) revert Token_LpPoolMissing();
        uint256 before = SafeTransferLib.balanceOf(lpToken, address(this));
        SafeTransferLib.safeTransferFrom(lpToken, msg.sender, address(this), amount);
        uint256 received = SafeTransferLib.balanceOf(lpToken, address(this)) - before;
        if (received == 0) revert Token_LpAmountZero();

        _advance(0, received, 0);
        Staker storage staker = _settle(msg.sender);
        // forge-lint: disable-next-line(unsafe-typecast) units of a V2 pair
        staker.staked += uint128(received);
        _stakedLp += received;
        emit LpStaked(msg.sender, received);
    }

    /// @inheritdoc ILpDividends
    function unstakeLp(uint256 amount) external override nonReentrant {
        if (amount == 0) revert Token_LpAmountZero();
        uint256 staked = _stakers[msg.sender].staked;
        if (amount > staked) revert Token_UnstakeTooMuch(amount, staked);

        _advance(amount, 0, 0);
        // forge-lint: disable-next-line(unsafe-typecast) less than a number of 128 bits
        _settle(msg.sender).staked = uint128(staked - amount);
        _stakedLp -= amount;
        emit LpUnstaked(msg.sender, amount);
        SafeTransferLib.safeTransfer(_lpToken(), msg.sender, amount);
    }

    /// @inheritdoc ILpDividends
    function claimDividend() external override {
        claimDividendFor(msg.sender);
    }

    /// @inheritdoc ILpDividends
    function claimDividendFor(address account) public override nonReentrant {
        if (account != msg.sender && !Wallets.isWallet(account)) revert Token_ClaimsForItself(account);
        _advance(0, 0, 0);
        Staker storage staker = _settle(account);
        uint128 amount = staker.settled;
        if (amount == 0) revert Token_NothingToClaim();
        staker.settled = 0;
        _paid += amount;
        emit DividendPaid(account, amount);
        _payDividend(account, amount);
    }

    /// @inheritdoc ILpDividends
    function creditLock(address locker, uint256 lockId) external override {
        if (!_isLiquidityLocker(locker)) revert Token_LockerUnknown(locker);
        if (_credits[locker][lockId].amount != 0) revert Token_LockAlreadyCredited(locker, lockId);
        (ILiquidityLocker.Lock memory lock, bool counts) = _readLock(locker, lockId);
        if (!counts) revert Token_LockUnusable(locker, lockId);
        uint256 credited = _creditedIn[locker] + lock.amount;
        uint256 held = SafeTransferLib.balanceOf(_lpToken(), locker);
        if (credited > held) revert Token_LockNotCovered(credited, held);

        _advance(0, lock.amount, 0);
        _setCredit(locker, lockId, lock, lock.amount);
    }

    /// @inheritdoc ILpDividends
    function syncLock(address locker, uint256 lockId) external override {
        Credit memory credit = _credits[locker][lockId];
        if (credit.amount == 0) revert Token_LockNotCredited(locker, lockId);
        (ILiquidityLocker.Lock memory lock, bool counts) = _readLock(locker, lockId);
        uint256 held = SafeTransferLib.balanceOf(_lpToken(), locker);
        // forge-lint: disable-next-line(unsafe-typecast) compared with what was stored in the same way
        bool intact = lock.owner == credit.account && uint96(lock.changes) == credit.changes;
        // What the locker says must also lie there.
        if (lock.amount < credit.amount || held < credit.amount) intact = false;

        uint256 others = _creditedIn[locker] - credit.amount;
        // Growth, or a new start, only as far as it is covered; what stood and is intact stands.
        uint256 covered = FixedPointMathLib.zeroFloorSub(held, others);
        uint256 next = FixedPointMathLib.min(lock.amount, FixedPointMathLib.max(covered, intact ? credit.amount : 0));
        if (!counts) next = 0;

        uint256 earned = _earned(credit.amount, credit.index, _advance(credit.amount, next, 0));
        if (intact) {
            // forge-lint: disable-next-line(unsafe-typecast) a part of what was received
            _stakers[credit.account].settled += uint128(earned);
        } else {
            _advance(0, 0, earned);
        }
        _lockedUnitsOf[credit.account] -= credit.amount;
        _creditedIn[locker] = others;
        _setCredit(locker, lockId, lock, next);
    }

    /// @inheritdoc ILpDividends
    function distribute() external override {
        _advance(0, 0, 0);
    }

    /// @inheritdoc ILpDividends
    function setDividendInterval(uint256 blocks) external override {
        _checkTermsOwner();
        _storeInterval(blocks);
    }

    /// @inheritdoc ILpDividends
    function dividendToken() external view override returns (address) {
        return _dividendToken();
    }

    /// @inheritdoc ILpDividends
    function dividendTerms() external view override returns (uint256 threshold, uint256 intervalBlocks) {
        return (0, _clock >> INTERVAL_SHIFT);
    }

    /// @inheritdoc ILpDividends
    function dividendTotals() external view override returns (uint256 received, uint256 paid, uint256 waiting) {
        Stream memory stream = _streamNow();
        return (_received, _paid, stream.waiting + stream.flowing);
    }

    /// @inheritdoc ILpDividends
    function pendingDividend(address account) external view override returns (uint256 amount) {
        Staker storage staker = _stakers[account];
        return staker.settled + _earned(staker.staked, staker.index, _streamNow().index);
    }

    /// @inheritdoc ILpDividends
    function pendingLockDividend(address locker, uint256 lockId) external view override returns (uint256 amount) {
        Credit storage credit = _credits[locker][lockId];
        return _earned(credit.amount, credit.index, _streamNow().index);
    }

    /// @inheritdoc ILpDividends
    function dividendShareOf(address account) external view override returns (uint256 units) {
        return _stakers[account].staked + _lockedUnitsOf[account];
    }

    /// @inheritdoc ILpDividends
    function stakedLpOf(address account) external view override returns (uint256 units) {
        return _stakers[account].staked;
    }

    /// @inheritdoc ILpDividends
    function lockCredit(address locker, uint256 lockId)
        external
        view
        override
        returns (address account, uint256 amount)
    {
        Credit storage credit = _credits[locker][lockId];
        return (credit.account, credit.amount);
    }

    /// @inheritdoc ILpDividends
    function lpTotals() external view override returns (uint256 total, uint256 staked) {
        return (_clock & HALF, _stakedLp);
    }

    /// @dev Takes note of `amount` quote base units that lie ready already.
    /// @return taken Less than `amount` only beyond any real currency: what a lying one adds is nobody's.
    function _takeDividends(uint256 amount) internal returns (uint256 taken) {
        uint256 received = _received;
        taken = FixedPointMathLib.min(amount, MAX_RECEIVED - received);
        // forge-lint: disable-next-line(unsafe-typecast) the sum is at most MAX_RECEIVED
        _received = uint128(received + taken);
        _advance(0, 0, taken);
        emit DividendsAdded(taken);
    }

    /// @dev Owed to those who have a share, or will have: quote base units, and units of the liquidity token.
    function _owedToLiquidity() internal view returns (uint256 quote, uint256 lp) {
        return (_received - _paid, _stakedLp);
    }

    /// @dev The pair's token; zero as long as there is no pair.
    function _lpToken() internal view virtual returns (address);

    /// @dev The quote token.
    function _dividendToken() internal view virtual returns (address);

    /// @dev Pays quote base units that were handed to `_takeDividends`. Reverts when it cannot.
    function _payDividend(address account, uint256 amount) internal virtual;

    /// @dev Whether `locker` is one of the platform's liquidity lockers as of the token's creation.
    function _isLiquidityLocker(address locker) internal view virtual returns (bool);

    /// @dev Reverts unless the caller is the token's owner.
    function _checkTermsOwner() internal view virtual;

    /// @dev Brings the stream up to this block with the shares that there were, then takes `minus` shares away, adds
    /// `plus` shares and `income` quote base units, and starts a stream where one is due.
    /// A stream is not drawn out by little: what comes in while one runs waits for its end unless it is more than what
    /// still flows.
    function _advance(uint256 minus, uint256 plus, uint256 income) private returns (uint256 index) {
        Stream memory stream = _streamNow();
        uint256 interval = _clock >> INTERVAL_SHIFT;
        // Shares are units of a V2 pair and stay below 2^112, currency below 2^128, blocks below 2^48.
        unchecked {
            uint256 shares = stream.shares - minus + plus;
            uint256 waiting = stream.waiting + income;
            if (shares != 0 && waiting > stream.flowing) {
                stream.flowing += waiting;
                waiting = 0;
                stream.endsAt = stream.blockNumber + interval;
            }
            _pot = waiting | (stream.flowing << HIGH_SHIFT);
            _clock = shares | (stream.blockNumber << HIGH_SHIFT) | (stream.endsAt << ENDS_AT_SHIFT)
                | (interval << INTERVAL_SHIFT);
        }
        index = stream.index;
        _index = index;
    }

    /// @dev The stream, let flow up to this block.
    function _streamNow() private view returns (Stream memory stream) {
        uint256 clock = _clock;
        uint256 pot = _pot;
        uint256 blockNumber = ChainBlocks.number();
        uint256 updatedAt = (clock >> HIGH_SHIFT) & BLOCK;
        uint256 endsAt = (clock >> ENDS_AT_SHIFT) & BLOCK;
        uint256 flowing = pot >> HIGH_SHIFT;
        uint256 shares = clock & HALF;
        stream.waiting = pot & HALF;
        stream.shares = shares;
        stream.blockNumber = blockNumber;
        stream.index = _index;
        // While something flows, the stream ends after `updatedAt`. No product reaches 2^256: see INDEX_SCALE.
        unchecked {
            if (flowing != 0) {
                if (shares == 0) {
                    // Nobody is there: the stream stands still.
                    endsAt += blockNumber - updatedAt;
                } else {
                    uint256 passed = FixedPointMathLib.min(blockNumber, endsAt) - updatedAt;
                    // Whole units leave the stream, so that what is owed is never more than what came in.
                    // forge-lint: disable-next-line(divide-before-multiply)
                    uint256 growth = (((flowing * passed) / (endsAt - updatedAt)) * INDEX_SCALE) / shares;
                    stream.index += growth;
                    // What the index gives away, rounded up: the remainder flows on.
                    flowing -= FixedPointMathLib.divUp(growth * shares, INDEX_SCALE);
                    if (blockNumber >= endsAt) (stream.waiting, flowing) = (stream.waiting + flowing, 0);
                }
            }
        }
        (stream.flowing, stream.endsAt) = (flowing, endsAt);
    }

    /// @dev Moves what `account` earned by staking to what it can claim.
    function _settle(address account) private returns (Staker storage staker) {
        staker = _stakers[account];
        uint256 index = _index;
        staker.settled += uint128(_earned(staker.staked, staker.index, index));
        staker.index = index;
    }

    function _setCredit(address locker, uint256 lockId, ILiquidityLocker.Lock memory lock, uint256 amount) private {
        address account = lock.owner;
        // forge-lint: disable-next-line(unsafe-typecast) no lock changes so often
        uint96 changes = uint96(lock.changes);
        _credits[locker][lockId] = Credit({account: account, changes: changes, amount: amount, index: _index});
        _lockedUnitsOf[account] += amount;
        _creditedIn[locker] += amount;
        emit LockCredited(locker, lockId, account, amount);
    }

    function _storeInterval(uint256 blocks) private {
        if (blocks == 0 || blocks > MAX_INTERVAL) revert Token_DividendIntervalOutOfRange(blocks, MAX_INTERVAL);
        _clock = (_clock & type(uint224).max) | (blocks << INTERVAL_SHIFT);
        emit DividendIntervalSet(blocks);
    }

    /// @dev `counts` tells whether the lock is one of our pool, somebody's, not empty, and still locked.
    function _readLock(address locker, uint256 lockId)
        private
        view
        returns (ILiquidityLocker.Lock memory lock, bool counts)
    {
        lock = ILiquidityLocker(locker).lockOf(lockId);
        counts = lock.lpToken == _lpToken() && lock.owner != address(0) && lock.amount != 0
            && lock.unlockAt > block.timestamp;
    }

    function _earned(uint256 units, uint256 since, uint256 index) private pure returns (uint256 amount) {
        return (units * (index - since)) / INDEX_SCALE;
    }
}
